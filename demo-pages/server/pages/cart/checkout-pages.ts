import { countUnits } from '../../cart/cart.ts';
import { merchandiseTotal } from '../../cart/line-price.ts';
import { tokenOf } from '../../session.ts';
import { dollars, type Html, html, trusted } from '../html.ts';
import type { Page } from '../layout.ts';
import type { PageContext } from '../page-context.ts';

/** The page where guests choose how to check out. */
export function checkoutLoginPage(context: PageContext): Page {
  return {
    title: 'Checkout: Sign In',
    trail: [['Shopping Cart', '/checkout/cart']],
    body: html`<h1>How would you like to check out?</h1>${afterRestriction(context)}<div class="row">
<section class="col-sm-6"><h2>Returning customers</h2><p>Sign in for your addresses and prices.</p><p><a class="btn btn-action" href="/account/login?resume=/checkout/shipping">Sign In</a></p></section>
<section class="col-sm-6"><h2>New customers</h2><p>You can set up an account when your order is complete.</p><p><a class="btn btn-default" href="/checkout/shipping">Continue as Guest</a></p></section></div>`,
  };
}

/**
 * The form of a quote request.
 * @param problem why the last attempt failed, as trusted HTML
 */
export function quotePage(context: PageContext, problem?: string): Page {
  return {
    title: 'Submit Quote Request',
    trail: [['Shopping Cart', '/checkout/cart']],
    body: html`<h1>Submit Quote Request</h1>${afterRestriction(context)}${orderSummary(context)}${problem && problemNotice(problem)}<p>Our international team answers with a quotation within two business days.</p><form action="/checkout/int/save" method="post">${tokenField(context)}<button class="btn btn-action" type="submit">Submit Quote Request</button></form><p class="way-back"><a href="/checkout/cart">Back to the cart</a></p>`,
  };
}

/** The confirmation of a quote request. */
export function quoteConfirmationPage({ session: { quoteNumber } }: PageContext): Page {
  return {
    title: 'Quote Request',
    trail: [],
    body: quoteNumber
      ? html`<h1>Thank you for your request</h1><p class="lead">Your quote number is <strong>${quoteNumber}</strong>. You will receive our quotation by email within two business days.</p><p><a href="/catalogue">Continue Shopping</a></p>`
      : html`<h1>Quote Request</h1><p class="lead">No quote was asked for here lately.</p><p><a href="/checkout/cart">Go to your cart</a></p>`,
  };
}

/** Sums up the order in one line. */
export function orderSummary({ session: { cart, kind } }: PageContext): Html {
  const total = html` Merchandise: <strong>${dollars(merchandiseTotal(cart, kind))}</strong>.`;
  return html`<p class="well">Your order: <strong>${countUnits(cart)}</strong> pieces on ${cart.lines.length} lines.${!kind.pricesHidden && total}</p>`;
}

/** Writes the notice that items were removed from the order. */
export function afterRestriction({ address }: PageContext): Html {
  if (!address.includes('qr=true')) return html``;
  return html`<div class="alert alert-info">The restricted items were removed from your order.</div>`;
}

/** Writes why a form was rejected. The text is trusted HTML. */
export function problemNotice(problem: string): Html {
  return html`<div class="alert alert-danger" role="alert">${trusted(problem)}</div>`;
}

/** Writes the field with the token that every form needs. */
export function tokenField({ session }: PageContext): Html {
  return html`<input type="hidden" name="_dynSessConf" value="${tokenOf(session)}">`;
}
