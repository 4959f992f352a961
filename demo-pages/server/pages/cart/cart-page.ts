import { countUnits } from '../../cart/cart.ts';
import { merchandiseTotal } from '../../cart/line-price.ts';
import { SHOP } from '../../shop.ts';
import { checkoutTarget } from '../../user-kinds.ts';
import { withoutScript } from '../fallback.ts';
import { dollars, type Html, html } from '../html.ts';
import type { Page } from '../layout.ts';
import { mountPoint, mountPointIfBuilt } from '../mount-point.ts';
import type { PageContext } from '../page-context.ts';

const FEW_LINES = 4;

/**
 * The cart page, and its punch-out variant, where nothing can be ordered. Neither says which view it has: the widgets tell by
 * the address. The variant's template still has the mount point of quick order, which then shows nothing.
 */
export function cartPage(context: PageContext, view: 'standard' | 'inspect'): Page {
  const isStandard = view === 'standard';
  return {
    title: 'Your Shopping Cart',
    trail: [],
    body: html`${mountPoint('cart-page', reservedHeight(context), cartFallback(context, isStandard))}
${!isStandard && mountPoint('quick-order', {}, html``)}
${isStandard && html`<div class="row cart-extras"><div class="col-md-8">${mountPoint('quick-order', { id: 'quick-order', class: 'quick-order-mount' }, quickOrderFallback())}</div><div class="col-md-4">${helpBox()}</div></div>`}
${isStandard && mountPointIfBuilt(context, 'recommendations', { ...room(context, 'row-mount'), 'data-algorithm': 'cart-related', 'data-rules': 'in-stock' })}
${!isStandard && html`<h2 class="sr-only">News from our shop</h2>`}
${mountPointIfBuilt(context, 'promo-area', { ...room(context, 'strip-mount'), 'data-source': 'cart-bottom' })}`,
  };
}

/** Reserves the height of a window for a cart of more than a few lines. */
function reservedHeight({ session: { cart } }: PageContext): Record<string, string> {
  return cart.lines.length > FEW_LINES ? { class: 'cart-mount' } : {};
}

/** Reserves no height with an empty cart: it has no related products, and may have no promotion. */
function room({ session: { cart } }: PageContext, name: string): Record<string, string> {
  return cart.lines.length > 0 ? { class: name } : {};
}

function cartFallback({ session: { cart, kind } }: PageContext, isStandard: boolean): Html {
  const count = countUnits(cart);
  const total = html` Merchandise: <strong>${dollars(merchandiseTotal(cart, kind))}</strong>.`;
  const checkout = html`<p><a class="btn btn-action" href="${checkoutTarget(kind)}">Checkout</a></p>`;
  return html`<div class="cart-fallback"><h1>Your Shopping Cart</h1>${
    count
      ? html`<p class="lead">${count} ${count === 1 ? 'piece' : 'pieces'} in your cart.${!kind.pricesHidden && total}</p>${isStandard && checkout}`
      : html`<p class="lead">Your cart is currently empty</p><p><a href="/catalogue">Browse the catalogue</a></p>`
  }${withoutScript(html`To change your order without JavaScript, call <a href="tel:${SHOP.phoneLink}">${SHOP.phone}</a>.`)}</div>`;
}

function quickOrderFallback(): Html {
  return html`<section class="panel panel-default"><div class="panel-heading"><h2 class="panel-title">Quick Order</h2></div><div class="panel-body"><p><a href="/search">Find items by keyword</a></p>${withoutScript(html`Ordering by item number needs JavaScript.`)}</div></section>`;
}

function helpBox(): Html {
  return html`<section class="panel panel-default help-box"><div class="panel-heading"><h2 class="panel-title">Need Help?</h2></div><div class="panel-body"><p>Call <a href="tel:${SHOP.phoneLink}">${SHOP.phone}</a><br>Monday to Friday, 8 a.m. to 6 p.m. ET</p><ul><li><a href="/help#freight">Shipping &amp; freight</a></li><li><a href="/help#living">Living materials guarantee</a></li><li><a href="/help#contracts">Contracts &amp; purchase orders</a></li></ul></div></section>`;
}
