import { findResource } from '../../orders/resources.ts';
import { SHOP } from '../../shop.ts';
import { withoutScript } from '../fallback.ts';
import { type Html, html } from '../html.ts';
import type { Page } from '../layout.ts';
import { mountPointIfBuilt } from '../mount-point.ts';
import type { PageContext } from '../page-context.ts';
import { resourcesUrl } from './order-pages.ts';

/** The confirmation of the order that was placed last. */
export function orderConfirmationPage(context: PageContext): Page {
  const order = context.session.orders.placed;
  const fallback = order
    ? html`<h1>Order Confirmation</h1><p class="lead">Thank you for your order. Your confirmation number is <strong>${order.webOrderId}</strong>.</p><p><a href="/">Continue Shopping</a> or see <a href="${resourcesUrl(order)}">resources for what you ordered</a>.</p>`
    : html`<h1>Order Confirmation</h1><p class="lead">No order was placed here lately.</p><p><a href="/checkout/cart">Go to your cart</a></p>`;
  return {
    title: 'Order Confirmation',
    body: html`${mountPointIfBuilt(context, 'order-confirmation', { class: 'tall-mount' }, fallback)}
${mountPointIfBuilt(context, 'promo-area', { class: 'confirm-promo', 'data-source': 'order-confirm', 'data-cb-load': 'eager' }, html`<div class="promo-mount"></div>`)}
${order && registerForm(context, order.customer.email)}`,
  };
}

/** The confirmation of redeemed vouchers. */
export function voucherConfirmationPage(context: PageContext): Page {
  const { redemption } = context.session;
  const fallback = redemption
    ? html`<h1>Voucher Confirmation</h1><p class="lead">Thank you, ${redemption.address.firstName}! Your vouchers were redeemed: ${redemption.codes.join(', ')}.</p><p>Questions? Call <a href="tel:${SHOP.phoneLink}">${SHOP.phone}</a>.</p>`
    : html`<h1>Voucher Confirmation</h1><p class="lead">No voucher was redeemed here lately.</p><p><a href="/redeem-voucher">Redeem a voucher</a></p>`;
  return {
    title: 'Voucher Confirmation',
    body: html`${mountPointIfBuilt(context, 'voucher-confirmation', { class: 'confirm-mount' }, fallback)}
${redemption && registerForm(context, redemption.email)}`,
  };
}

/** The resources for an order. */
export function orderResourcesPage(context: PageContext): Page {
  return {
    title: 'Order Resources',
    trail: [],
    body: mountPointIfBuilt(
      context,
      'order-resources',
      { class: 'tall-mount' },
      html`<h1>Order Resources</h1>${withoutScript(html`Manuals, videos and lessons for what you ordered are listed here with JavaScript. Without it, look for them on the pages of your products, or call <a href="tel:${SHOP.phoneLink}">${SHOP.phone}</a>.`)}`,
    ),
  };
}

/** One resource, or undefined if there is none at this address. */
export function resourcePage(address: string): Page | undefined {
  const found = findResource(address);
  if (!found) return undefined;
  const { product, resource } = found;
  return {
    title: resource.title,
    trail: [[product.name, `/product/${product.itemNumber}`]],
    body: html`<h1>${resource.title}</h1><p class="lead">${product.name}</p><p>${resource.description}</p><p>${resource.mediaType}: a real shop would show it here.</p>`,
  };
}

/** The page that visitors reach who registered for an institution. */
export function schoolPage({ session: { kind } }: PageContext): Page {
  return {
    title: 'Connect Your School',
    trail: [['My Account', '/account/landing']],
    body: html`<h1>Connect Your School</h1><p class="lead">Welcome, ${kind.firstName ?? ''}! Your account is ready.</p><p>To buy at the prices of your institution, call <a href="tel:${SHOP.phoneLink}">${SHOP.phone}</a> with its account number. We connect it within one business day.</p><p><a class="btn btn-action" href="/account/landing">My Account</a></p>`,
  };
}

/** Writes the registration form, for guests only: everybody else has an account. */
function registerForm(context: PageContext, email: string): Html {
  if (!context.session.kind.guest) return html``;
  return mountPointIfBuilt(context, 'register-form', { 'data-email': email });
}
