/**
 * The actions that happen once per placed order, even if its confirmation is shown again: after a reload, the
 * Back button, in a second tab. The ids of the latest orders are kept in `localStorage` or, if that is
 * blocked, for this page.
 */

import { reportOrder } from '../../shared/api/orders/report-order.ts';
import { writeJson } from '../../shared/domain/json.ts';
import { fullName, type OrderAddress } from '../../shared/domain/orders/order.ts';
import type { PlacedOrder } from '../../shared/domain/orders/order-confirmation.ts';
import { purchaseEntry } from '../../shared/domain/orders/purchase-entry.ts';
import { pushDataLayer } from '../../shared/page/data-layer.ts';
import { emit } from '../../shared/page/leaving/emit.ts';
import { watchLeaving } from '../../shared/page/leaving/watch-leaving.ts';
import { whenActivated } from '../../shared/page/leaving/when-activated.ts';
import type { StoredKey } from '../../shared/page/storage/stored-data.ts';
import { rememberOrder } from '../../shared/stores/remembered-items.ts';
import { cartWritten } from '../../shared/stores/revalidation.ts';
import { $session } from '../../shared/stores/session.ts';
import { clearAffiliateCookies } from './affiliate-cookies.ts';

/**
 * Records a purchase [2 §4]: reports it to the server, sends it to the page's tag manager, and tells the other islands
 * that the cart has changed, each once per order. Whenever an order is shown, affiliate cookies are cleared and the
 * items are kept for quick order's suggestions. A prerendered page does all that once it is activated.
 */
export function recordPurchase(order: PlacedOrder): void {
  rememberOrder($session.get().visitor.profileId, { sections: order.groups });
  whenActivated(() => record(order));
}

function record(order: PlacedOrder): void {
  clearAffiliateCookies();
  const { orderId } = order;
  if (claim('purchase', orderId)) {
    pushPurchase(order);
    cartWritten();
    emit('cb:cart-refresh', undefined);
  }
  if (claim('report', orderId)) void report(orderId);
}

function pushPurchase({
  orderNumber,
  totals,
  dataLayer,
  purchasedItems: items,
  ...order
}: PlacedOrder): void {
  const { visitor } = $session.get();
  const shopper = [visitor, order.shippingAddress, order.billingAddress].flatMap(namesAndPlaces);
  const { total, tax, freight: shipping } = totals;
  const purchase = { orderNumber, total, tax, shipping, ...dataLayer, items, shopper };
  pushDataLayer(purchaseEntry(purchase, visitor.showsPrices));
}

function namesAndPlaces(person: OrderAddress) {
  const { companyName, address1, address2, location } = person;
  return [fullName(person), companyName, address1, address2, location];
}

/** Reports an order. If that fails, the next page that shows the order tries again. */
async function report(orderId: string): Promise<void> {
  const { isLeaving, stop } = watchLeaving();
  const result = await reportOrder(orderId);
  stop();
  if (result.ok) return;
  // The browser tells a page that is being left that the request failed, although it outlives the page.
  if (result.failure.kind === 'network' && isLeaving()) return;
  release('report', orderId);
}

/** `report`: for the server. `purchase`: for the tag manager and the islands that show the cart. */
type Task = 'report' | 'purchase';

/** How many orders are kept. Older orders are not shown again. */
const MOST_KEPT = 20;

/** The tasks that this page has done, in case storage is blocked. */
const doneHere = new Set<string>();

/** Claims a task of an order. @returns false if it has been claimed before */
function claim(task: Task, orderId: string): boolean {
  const name = `${task} ${orderId}`;
  const kept = readKept(task);
  if (doneHere.has(name) || kept.includes(orderId)) return false;
  doneHere.add(name);
  keep(task, [...kept, orderId]);
  return true;
}

/** Releases a task that failed. */
function release(task: Task, orderId: string): void {
  doneHere.delete(`${task} ${orderId}`);
  keep(
    task,
    readKept(task).filter((kept) => kept !== orderId),
  );
}

function readKept(task: Task): unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(task)) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function keep(task: Task, orderIds: unknown[]): void {
  try {
    localStorage.setItem(keyOf(task), writeJson(orderIds.slice(-MOST_KEPT)));
  } catch {
    // Storage is blocked or full; `doneHere` remembers the order.
  }
}

function keyOf(task: Task): StoredKey {
  return `cb:order-${task}`;
}
