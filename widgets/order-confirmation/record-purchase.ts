/**
 * What happens once for a placed order, however often its confirmation is shown: after a reload, by the back button, in
 * a second tab. The ids of the latest orders are kept in `localStorage`, and where that is blocked, for this page.
 */

import { reportOrder } from '../../shared/api/orders/order-confirmation.ts';
import { writeJson } from '../../shared/domain/json.ts';
import { fullName, type OrderAddress } from '../../shared/domain/orders/order.ts';
import type { PlacedOrder } from '../../shared/domain/orders/order-confirmation.ts';
import { purchaseEntry } from '../../shared/domain/orders/purchase-entry.ts';
import { pushDataLayer } from '../../shared/page/data-layer.ts';
import { emit } from '../../shared/page/events.ts';
import { cartWritten } from '../../shared/stores/revalidation.ts';
import { $session } from '../../shared/stores/session.ts';
import { clearAffiliateCookies } from './affiliate-cookies.ts';

/**
 * Records a purchase [2 §4]: its report to the server, its entry for the page's tag manager, and the message that the
 * cart has changed. Each happens once per order. The cookies of affiliates go whenever an order is shown.
 */
export function recordPurchase(order: PlacedOrder): void {
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
  const purchase = { orderNumber, total: totals.total, ...dataLayer, items, shopper };
  pushDataLayer(purchaseEntry(purchase, visitor.showsPrices));
}

function namesAndPlaces(person: OrderAddress) {
  const { companyName, address1, address2, location } = person;
  return [fullName(person), companyName, address1, address2, location];
}

/** The next page that shows the order tries again what fails here. */
async function report(orderId: string): Promise<void> {
  const { ok } = await reportOrder(orderId);
  if (!ok) release('report', orderId);
}

/** `report`: to the server. `purchase`: to the tag manager, and to the islands that show the cart. */
type Task = 'report' | 'purchase';

/** Older orders are not shown again. */
const MOST_KEPT = 20;

/** What this page has done, where storage is blocked. */
const doneHere = new Set<string>();

/** Claims a task of an order. @returns false when it has been claimed before */
function claim(task: Task, orderId: string): boolean {
  const name = `${task} ${orderId}`;
  const kept = readKept(task);
  if (doneHere.has(name) || kept.includes(orderId)) return false;
  doneHere.add(name);
  keep(task, [...kept, orderId]);
  return true;
}

/** Gives back a task that failed. */
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
    // Storage is blocked or full: `doneHere` remembers.
  }
}

function keyOf(task: Task): string {
  return `cb:order-${task}`;
}
