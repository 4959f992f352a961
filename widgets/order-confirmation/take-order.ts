import { reportOrder } from '../../shared/api/order-report.ts';
import { fullName, type OrderAddress } from '../../shared/domain/order.ts';
import type { OrderConfirmation } from '../../shared/domain/order-confirmation.ts';
import { purchaseEntry } from '../../shared/domain/purchase-entry.ts';
import { clearCookies } from '../../shared/page/clear-cookies.ts';
import { pushDataLayer } from '../../shared/page/data-layer.ts';
import { emit } from '../../shared/page/events.ts';
import { cartWritten } from '../../shared/stores/revalidation.ts';
import { $session } from '../../shared/stores/session.ts';
import { keepOrderNumber } from './known-order-number.ts';
import { claim, release } from './once-per-order.ts';

/**
 * The cookies of affiliate click ids. Their name is not given, so these are those that speak of affiliates, and those
 * called after click ids and nothing else; the click ids of advertisers, such as `gclid`, are not meant.
 */
const AFFILIATE_COOKIE = /affiliate|^click[-_]?ids?$/i;

/**
 * Does what an order calls for once it is known to be placed [2 §4]: its report, its entry for the tag manager, the
 * event that the cart is another, each once; and affiliate cookies go.
 */
export function takeOrder(order: OrderConfirmation): void {
  const { orderId, orderNumber, totals, dataLayer } = order;
  keepOrderNumber(orderNumber);
  clearCookies(AFFILIATE_COOKIE);
  if (claim('purchase', orderId)) {
    const { visitor } = $session.get();
    const shopper = [visitor, order.shippingAddress, order.billingAddress].flatMap(textsAbout);
    const purchase = { orderNumber, total: totals.total, ...dataLayer, shopper };
    pushDataLayer(purchaseEntry(purchase, visitor.showsPrices));
    cartWritten();
    emit('cb:cart-refresh', undefined);
  }
  if (claim('report', orderId)) void report(orderId);
}

function textsAbout(person: OrderAddress) {
  const { companyName, address1, address2, location } = person;
  return [fullName(person), companyName, address1, address2, location];
}

/** A report that fails is left to the next page that shows the order. */
async function report(orderId: string): Promise<void> {
  const { ok } = await reportOrder(orderId);
  if (!ok) release('report', orderId);
}
