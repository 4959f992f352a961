import type { Order } from '../../orders/order.ts';
import { findOrder } from '../../orders/order-book.ts';
import { SHOP } from '../../shop.ts';
import { dayText } from '../../wire/variation.ts';
import { accountColumns, signInFallback } from '../account/account-columns.ts';
import { fallbackHead, TRAILS, withoutScript } from '../fallback.ts';
import { dollars, type Html, html } from '../html.ts';
import type { Page } from '../layout.ts';
import { mountPointIfBuilt } from '../mount-point.ts';
import type { PageContext } from '../page-context.ts';
import { queryOf } from '../page-context.ts';

/** The number of rows in the fallback. */
const FEW = 12;

/** The orders of an account. */
export function orderHistoryPage(context: PageContext): Page {
  const { kind } = context.session;
  const fallback = kind.guest ? signInFallback('Online Order History') : history(context);
  return {
    title: 'Order History',
    body: accountColumns(context, tallMount(context, 'order-history', {}, fallback)),
  };
}

/** One order. For staff, the page says so, and whether they can submit the order. */
export function orderDetailPage(context: PageContext): Page {
  const { orders, kind } = context.session;
  const order = kind.guest ? undefined : findOrder(orders, kind, queryOf(context, 'orderId'));
  const attributes: Record<string, string> = kind.staff
    ? { 'data-csr': 'true', 'data-temp-b2i': String(order?.isTempB2i ?? false) }
    : {};
  const fallback = kind.guest ? signInFallback('Order') : detail(context, order);
  return {
    title: order ? `Order ${order.webOrderId}` : 'Order',
    body: accountColumns(context, tallMount(context, 'order-detail', attributes, fallback)),
  };
}

function tallMount(
  context: PageContext,
  name: string,
  attributes: Record<string, string>,
  fallback: Html,
): Html {
  return mountPointIfBuilt(
    context,
    name,
    { ...attributes, class: 'tall-mount' },
    html`${fallback}${withoutScript(html`To order again without JavaScript, call <a href="tel:${SHOP.phoneLink}">${SHOP.phone}</a>.`)}`,
  );
}

function history({ session: { orders, kind } }: PageContext): Html {
  const { history } = orders;
  if (!history.length)
    return html`${fallbackHead(TRAILS.account, 'Order History', 'Online Order History')}<p>You have no orders yet.</p>`;
  return html`${fallbackHead(TRAILS.account, 'Order History', 'Online Order History')}<table class="table"><thead><tr><th scope="col">Order #</th><th scope="col">Date</th>${!kind.pricesHidden && html`<th scope="col">Total</th>`}<th scope="col">Status</th></tr></thead><tbody>${history
    .slice(0, FEW)
    .map(
      (order) =>
        html`<tr><td><a href="${orderUrl(order)}">${order.webOrderId}</a></td><td>${dayText(order.createdOn)}</td>${!kind.pricesHidden && html`<td>${dollars(order.charges.total)}</td>`}<td>${order.status}</td></tr>`,
    )}</tbody></table>${history.length > FEW && withoutScript(html`${history.length - FEW} more are not shown without JavaScript.`)}`;
}

function detail({ session: { kind } }: PageContext, order: Order | undefined): Html {
  if (!order) return html`<h1>Order</h1><p>We could not find this order in your account.</p>`;
  return html`<div class="order-heading">${fallbackHead(TRAILS.orders, `Order #${order.webOrderId}`)}</div><p>${dayText(order.createdOn)}, ${order.status}.${!kind.pricesHidden && html` Total: <strong>${dollars(order.charges.total)}</strong>.`}</p><table class="table"><thead><tr><th scope="col">Item #</th><th scope="col">Product</th><th scope="col">Qty</th></tr></thead><tbody>${order.lines.map(
    ({ itemNumber, name, quantity }) =>
      html`<tr><td>${itemNumber}</td><td>${name}</td><td>${quantity}</td></tr>`,
  )}</tbody></table><p><a href="${resourcesUrl(order)}">Resources for this order</a></p>`;
}

/** Returns the address of an order of the account. */
export function orderUrl({ id, profileId }: Order): string {
  return `/account/order-detail?orderId=${id}&userId=${profileId}`;
}

/** Returns the address of the resources for an order. */
export function resourcesUrl({ id, lines }: Order): string {
  return `/order/resources?orderId=${id}&productIds=${lines.map(({ itemNumber }) => itemNumber).join()}`;
}
