/**
 * A shopper, the page of one of their lists, and a server, for the schedules of lists. Two items are on the list: the
 * shopper changes the first one, and may move it to another list; nobody touches the second.
 */
import type { SourceChange } from '../support/source-change.ts';
import { isProblemShown, listProblems } from './list-problems.ts';
import { type Browser, createBrowser } from './support/browser.ts';
import { type Clock, createClock } from './support/clock.ts';
import type { Exploration, Step } from './support/explore.ts';
import { listCalls, nameOf, type ServerLists } from './support/list-calls.ts';
import { compilePage } from './support/page-program.ts';
import { endSteps, pageSteps, withBack } from './support/page-steps.ts';
import { openServer, type Server } from './support/server.ts';
import { createTab, type Tab } from './support/tab.ts';

export type ListPage = typeof import('./list-program.ts');

export interface ListWorld {
  clock: Clock;
  server: Server;
  lists: ServerLists;
  browser: Browser;
  tab: Tab<ListPage>;
  /** Numbers that the first item may come to on the list: the last wish, or another tab's write since. */
  allowed: Set<number>;
  /** The last wish. */
  wanted: number;
  /** A page has shown since that it was not fulfilled. */
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
const OTHER_TABS = 20;
const BETWEEN_MS = 30;
/** Longer than all time limits and pauses together. */
const REST_MS = 60_000;
const PROFILE = { transient: false, profileId: '220022', userType: 1, siteType: 1, hidePrice: 'false' };

/** Explores a list, as it is or worse. */
export async function listExploration(
  steps: readonly Step<ListWorld>[],
  sabotage?: SourceChange,
): Promise<Exploration<ListWorld>> {
  const run = await compilePage<ListPage>('list-program.ts', sabotage);
  return {
    steps,
    async create() {
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
      const world: ListWorld = {
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
      openPage(world);
      // Until the list has been read.
      await clock.pass(BETWEEN_MS * 2);
      return world;
    },
    async between(world) {
      await world.clock.pass(BETWEEN_MS);
      if (isProblemShown(world)) world.isTold = true;
    },
    async finish(world) {
      if (!world.tab.page) openPage(world);
      await world.clock.pass(REST_MS);
      return listProblems(world);
    },
  };
}

function openPage({ tab, undone }: ListWorld): void {
  tab.open();
  undone.set(tab.page, new Set());
}

function want(world: ListWorld, quantity: number): void {
  world.wanted = quantity;
  world.isTold = false;
  world.allowed = new Set([quantity]);
}

/** The only row of the item on the page; undefined if there are more, or none, or a dialog is in front of it. */
function shownRow({ tab }: ListWorld) {
  if (tab.page?.moving.$asked.get()) return undefined;
  const rows = tab.page?.list.items().filter(({ productId }) => productId === ITEM) ?? [];
  return rows.length === 1 ? rows[0] : undefined;
}

function undoable({ tab, undone }: ListWorld) {
  if (tab.page?.moving.$asked.get()) return undefined;
  const removals = tab.page?.list.removals.$removals.get() ?? [];
  return removals.find(({ key, failure }) => failure || !undone.get(tab.page)?.has(key));
}

const SHOPPERS: readonly Step<ListWorld>[] = [
  {
    name: 'type',
    can: (world) => Boolean(shownRow(world)),
    act(world) {
      world.typed += 1;
      want(world, world.typed);
      world.tab.page?.list.quantities.change(shownRow(world)?.key ?? '', world.typed);
    },
  },
  {
    name: 'remove',
    can: (world) => Boolean(shownRow(world)),
    act(world) {
      const row = shownRow(world);
      const list = world.tab.page?.list;
      if (!row || !list) return;
      want(world, 0);
      world.hasRemoved = true;
      void list.removals.remove([list.quantities.withWanted(row)]);
    },
  },
  {
    name: 'undo',
    can: (world) => Boolean(undoable(world)),
    act(world) {
      const { undone, tab } = world;
      const removal = undoable(world);
      if (!removal || !tab.page) return;
      undone.get(tab.page)?.add(removal.key);
      // Another try after a refusal is the same wish.
      const back = removal.items.reduce((sum, { quantity = 1 }) => sum + quantity, 0);
      want(world, removal.failure ? world.wanted : world.wanted + back);
      void tab.page.undoRemoval(tab.page.list.removals, removal);
    },
  },
  {
    name: 'move',
    can: (world) => Boolean(shownRow(world)),
    act(world) {
      const { tab } = world;
      want(world, 0);
      world.moves += 1;
      tab.page?.moving.ask([shownRow(world)?.key ?? '']);
      void tab.page?.moving.moveTo({ id: THERE, name: nameOf(THERE) }).then(({ kind }) => {
        // The dialog says so, or a notice.
        if (kind !== 'moved') world.isTold = true;
      });
    },
  },
];

const OTHER_TAB: Step<ListWorld> = {
  name: 'another tab writes',
  can: ({ lists }) =>
    Boolean(lists[HERE]?.some(({ item, quantity }) => item === ITEM && quantity !== OTHER_TABS)),
  act({ lists, tab, allowed }) {
    lists[HERE] = (lists[HERE] ?? []).map((row) =>
      row.item === ITEM ? { ...row, quantity: OTHER_TABS } : row,
    );
    allowed.add(OTHER_TABS);
    tab.hearOtherTab('lists');
  },
};

/** What can happen to a shopper whose browser keeps no page. */
export const LIST_STEPS: readonly Step<ListWorld>[] = [
  ...SHOPPERS,
  ...pageSteps<ListWorld>(openPage),
  OTHER_TAB,
  ...endSteps<ListWorld>(),
];

/** What can happen to a shopper whose browser keeps a page and shows it again. */
export const LIST_STEPS_WITH_BACK: readonly Step<ListWorld>[] = withBack(LIST_STEPS);
