/**
 * A shopper, their tab or two, and a server, for the schedules of the cart. Two lines are in the cart: the shopper changes
 * the first one; nobody touches the second.
 */
import type { BulkAdd } from '../../../shared/domain/bulk-add/bulk-run.ts';
import { type Browser, createBrowser } from './support/browser.ts';
import { cartCalls, cartReply, type ServerCart } from './support/cart-calls.ts';
import { type Clock, createClock } from './support/clock.ts';
import { openServer, type Server } from './support/server.ts';
import { createTab, type Tab } from './support/tab.ts';

export type Page = typeof import('./cart-program.ts');

/** A requested row. */
export interface Addition {
  item: string;
  /** The first row that was requested together with it. */
  first: string;
  /** What the pages have said about it last. */
  states: Map<Tab<Page>, string>;
}

/** The shopper's requests. */
export interface Wishes {
  /** Quantities that the first item may end with: the shopper's last wish, or another tab's write since. */
  allowed: Set<number>;
  /** The last wish. */
  wanted: number;
  /** A page has since shown that it was not fulfilled. */
  isTold: boolean;
  /** The requested rows, by key. */
  additions: Map<string, Addition>;
  /** The removals of each page that are being undone: another press joins the first. */
  undone: Map<Page | undefined, Set<string>>;
  typed: number;
}

export interface World {
  clock: Clock;
  server: Server;
  cart: ServerCart;
  browser: Browser;
  tab: Tab<Page>;
  wishes: Wishes;
  /** Opens a tab of the same browser, without a page. @param like a tab to duplicate */
  newTab: (like?: Tab<Page>) => Tab<Page>;
}

export const [FIRST, SECOND, NEW, NEWER] = ['ITEM01', 'ITEM02', 'ITEM09', 'ITEM10'] as const;
export const LINE = 'ci1';

const PROFILE = { transient: false, profileId: '220022', userType: 1, siteType: 1, hidePrice: 'false' };

/** Makes a world without a page. @param run opens a page's program */
export function createWorld(run: Parameters<typeof createTab<Page>>[0]['run']): World {
  const clock = createClock();
  const browser = createBrowser(clock);
  const cart: ServerCart = {
    lines: [
      { id: LINE, item: FIRST, quantity: 2 },
      { id: 'ci2', item: SECOND, quantity: 2 },
    ],
  };
  const server = openServer(clock, cartCalls(cart));
  const stateBlock = () => ({ profile: PROFILE, cart: cartReply(cart.lines) });
  const newTab = (like?: Tab<Page>) =>
    createTab({ clock, server, browser, run, stateBlock, address: '/checkout/cart', like });
  const wishes: Wishes = {
    allowed: new Set([2]),
    wanted: 2,
    isTold: false,
    additions: new Map(),
    undone: new Map(),
    typed: 3,
  };
  return { clock, server, cart, browser, tab: newTab(), wishes, newTab };
}

/** Opens the next page of a tab, and records what it says about the requested rows. */
export function openPage({ tab, wishes }: Pick<World, 'tab' | 'wishes'>): void {
  tab.open();
  wishes.undone.set(tab.page, new Set());
  tab.page?.$bulkAdd.subscribe((run) => {
    const { rows = [] } = (run as BulkAdd | null) ?? {};
    for (const { row, state } of rows) wishes.additions.get(row.key)?.states.set(tab, state);
  });
}

/** Requests rows, one after another. */
export function addRows({ tab, wishes }: World, items: readonly string[]): void {
  const first = `row${wishes.additions.size}`;
  const rows = items.map((item) => {
    const key = `row${wishes.additions.size}`;
    wishes.additions.set(key, { item, first, states: new Map([[tab, 'asked for']]) });
    return { key, itemNumber: item, quantity: 1 };
  });
  void tab.page?.startBulkAdd({ source: 'quick-order', rows });
}
