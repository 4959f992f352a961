/** The stores of a page, for tests without components: opens a page, lets time pass, reads the shown values. */
import { vi } from 'vitest';
import { beginPage, endPage } from './page.ts';
import type { Shop } from './shop.ts';
import { printState } from './state-block.ts';
import { connectTabs } from './tabs.ts';

const MEMBER = { transient: false, profileId: '220022', userType: 1, siteType: 1, hidePrice: 'false' };

/**
 * Opens a page with this state block, replacing the previous page.
 * @param options `bare`: no state block at all
 * @returns its stores, including the code for changes
 */
export async function openPage({
  profile = {},
  config,
  cart,
  bare = false,
  deaf = false,
}: {
  profile?: object;
  config?: object;
  cart?: object;
  bare?: boolean;
  deaf?: boolean;
} = {}) {
  endPage();
  beginPage();
  connectTabs({ deaf });
  if (!bare) printState({ config, profile: { ...MEMBER, ...profile }, cart });
  const { lineWrites } = await import('../../../shared/stores/cart/line-actions.ts');
  const { cartNews, followCart } = await import('../../../shared/stores/cart/following/follow-cart.ts');
  followCart();
  const writes = await lineWrites.use((module) => module);
  await cartNews.prepare();
  return {
    ...(await import('../../../shared/stores/session.ts')),
    ...(await import('../../../shared/stores/revalidation.ts')),
    ...(await import('../../../shared/stores/notices.ts')),
    ...(await import('../../../shared/stores/cart/cart-count.ts')),
    ...(await import('../../../shared/stores/cart/undo-history.ts')),
    ...(await import('../../../shared/stores/cart/line-edits.ts')),
    ...(await import('../../../shared/stores/cart/cart.ts')),
    ...(await import('../../../shared/stores/cart/writes/cart-queue.ts')),
    ...(await import('../../../shared/stores/cart/line-actions.ts')),
    /** Same as the cart page's note: does nothing while the code that sends is missing. */
    retryLine: (lineId: string) => lineWrites.use(({ retryLine }) => retryLine(lineId)),
    removeAllLines() {
      if (!writes.ok) throw new Error('The code that removes is missing');
      return writes.value.removeAllLines();
    },
    ...(await import('../../../shared/stores/cart/writes/additions.ts')),
    ...(await import('../../../shared/stores/settle-products.ts')),
    ...(await import('../../../shared/stores/cart-emptying.ts')),
    ...(await import('../../../shared/stores/flush-cart.ts')),
    ...(await import('../../../shared/stores/undo-removal.ts')),
    ...(await import('../../../shared/stores/checkout-phase.ts')),
    ...(await import('../../../shared/stores/checkout/checkout.ts')),
  };
}

export type Page = Awaited<ReturnType<typeof openPage>>;

/**
 * Opens a page whose state block has the shop's cart, and loads the cart.
 * @param loadMore imports more of the page's modules, once the page has fresh ones
 * @returns the page's stores, and what those modules export
 */
export async function openCartPage<More extends object>(
  shop: Shop,
  loadMore: () => Promise<More>,
): Promise<Page & More> {
  const opened = { ...(await openPage({ cart: shop.cart() })), ...(await loadMore()) };
  await opened.loadCart();
  return opened;
}

/** Sets a line's quantity and sends it at once, as Enter does. */
export function enter(page: Page, lineId: string, quantity: number): void {
  page.setLineQuantity(lineId, quantity);
  page.commitLine(lineId);
}

/** The text that a screen reader was last told; undefined if there was none. */
export const announced = () => document.querySelector('[role=status]')?.textContent;

/** Lets time pass, by default as long as a few replies of the shop take. */
export const later = (ms = 100) => vi.advanceTimersByTimeAsync(ms);

/** The quantities that the shopper sees, in the order of the lines. */
export function shown({ $cart, $lineEdits }: Page): Record<string, number> {
  const lines = $cart.get().cart?.lines ?? [];
  return Object.fromEntries(lines.map(({ id, quantity }) => [id, $lineEdits.get()[id]?.wanted ?? quantity]));
}

/** The values of each entry that the tag manager got for that event. */
export function dataLayerEntries(event: string): object[] {
  const { dataLayer = [] } = window as { dataLayer?: { event?: string }[] };
  return dataLayer.filter((entry) => entry.event === event);
}

/** Records each time that the totals are hidden or shown from now on. */
export function hiddenTotals({ $runningWrite, changesTotals }: Page): boolean[] {
  const hidden: boolean[] = [];
  let last = changesTotals($runningWrite.get());
  $runningWrite.listen((rank) => {
    if (changesTotals(rank) === last) return;
    last = !last;
    hidden.push(last);
  });
  return hidden;
}
