/** A shopper who types rows into an order sheet, their tab, and a server, for the schedules of the form. */
import { NEW, NEWER } from '../cart-world.ts';
import { type Browser, createBrowser } from '../support/browser.ts';
import { cartCalls, cartReply, type ServerCart } from '../support/cart-calls.ts';
import { type Clock, createClock } from '../support/clock.ts';
import { openServer, type Server } from '../support/server.ts';
import { createTab, type Tab } from '../support/tab.ts';

export type FormPage = typeof import('./form-program.ts');

export interface FormWorld {
  clock: Clock;
  server: Server;
  cart: ServerCart;
  browser: Browser;
  tab: Tab<FormPage>;
  /** The items of all rows that were ever typed. */
  typed: string[];
}

/** How many rows the shopper has typed when the schedules begin. */
export const ROWS_AT_FIRST = 3;

const PROFILE = { transient: false, profileId: '220022', userType: 1, siteType: 1, hidePrice: 'false' };

/** Makes a world without a page. @param run opens a page's program */
export function createFormWorld(run: Parameters<typeof createTab<FormPage>>[0]['run']): FormWorld {
  const clock = createClock();
  const browser = createBrowser(clock);
  const cart: ServerCart = { lines: [] };
  const server = openServer(clock, cartCalls(cart));
  const tab = createTab({
    clock,
    server,
    browser,
    run,
    address: '/checkout/cart',
    stateBlock: () => ({ profile: PROFILE, cart: cartReply(cart.lines) }),
  });
  return { clock, server, cart, browser, tab, typed: [] };
}

/** Opens the next page. @param pause milliseconds until it loads the order sheet's code */
export function openFormPage({ tab }: FormWorld, pause = 0): void {
  tab.open();
  tab.page?.openSheet(pause);
}

/** The form's rows that have content. */
export function rowsInForm({ tab: { page } }: FormWorld) {
  return page?.form.$rows.get().filter(page.isFilled) ?? [];
}

/** Types a row. Every other row has the same item. */
export function typeRow({ tab: { page }, typed }: FormWorld): void {
  const row = page?.form.$rows.get().find((one) => !page.isFilled(one));
  if (!row) return;
  const item = typed.length % 2 ? NEWER : NEW;
  typed.push(item);
  page?.form.type({ row, field: 'itemNumber' }, item);
}
