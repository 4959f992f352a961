/**
 * A shopper, the page of one of their lists, and a server, for the schedules of lists. Two items are on the list: the
 * shopper changes the first one, and may move it to another list; nobody touches the second.
 */
import { type Browser, createBrowser } from './support/browser.ts';
import { type Clock, createClock } from './support/clock.ts';
import { listCalls, type ServerLists } from './support/list-calls.ts';
import { openServer, type Server } from './support/server.ts';
import { createTab, type Tab } from './support/tab.ts';

export type ListPage = typeof import('./list-program.ts');

export interface ListWorld {
  clock: Clock;
  server: Server;
  lists: ServerLists;
  browser: Browser;
  tab: Tab<ListPage>;
  /** Quantities that the first item may end with on the list: the last wish, or another tab's write since. */
  allowed: Set<number>;
  /** The last wish. */
  wanted: number;
  /** A page has since shown that it was not fulfilled. */
  isTold: boolean;
  /** How often the item was moved. */
  moves: number;
  hasRemoved: boolean;
  /** The removals of each page that are being undone. */
  undone: Map<ListPage | undefined, Set<number>>;
  typed: number;
}

export const [HERE, THERE] = ['L1', 'L2'] as const;
export const [ITEM, OTHER_ITEM] = ['ITEM01', 'ITEM02'] as const;
const PROFILE = { transient: false, profileId: '220022', userType: 1, siteType: 1, hidePrice: 'false' };

/** Makes a world without a page. @param run opens a page's program */
export function createListWorld(run: Parameters<typeof createTab<ListPage>>[0]['run']): ListWorld {
  const clock = createClock();
  const browser = createBrowser(clock);
  const lists: ServerLists = {
    [HERE]: [
      { id: 'gi1', item: ITEM, quantity: 2 },
      { id: 'gi2', item: OTHER_ITEM, quantity: 2 },
    ],
    [THERE]: [],
  };
  const server = openServer(clock, listCalls(lists));
  const tab = createTab({
    clock,
    server,
    browser,
    run,
    address: `/account/list-detail?giftlistId=${HERE}`,
    stateBlock: () => ({ profile: PROFILE }),
  });
  return {
    clock,
    server,
    lists,
    browser,
    tab,
    allowed: new Set([2]),
    wanted: 2,
    isTold: false,
    moves: 0,
    hasRemoved: false,
    undone: new Map(),
    typed: 3,
  };
}

/** Opens the next page. */
export function openListPage({ tab, undone }: ListWorld): void {
  tab.open();
  undone.set(tab.page, new Set());
}
