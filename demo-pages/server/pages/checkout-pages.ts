import { countPieces } from '../cart/cart.ts';
import { type Html, html } from './html.ts';
import type { Page } from './layout.ts';
import type { PageContext } from './page-context.ts';

const STEPS = ['Shipping', 'Delivery', 'Payment', 'Review'];

/** Where guests decide how to go on. */
export function checkoutLoginPage(context: PageContext): Page {
  return {
    title: 'Checkout: Sign In',
    trail: [['Shopping Cart', '/checkout/cart']],
    body: html`<h1>How would you like to check out?</h1>${afterRestriction(context)}<div class="row">
<section class="col-sm-6"><h2>Returning customers</h2><p>Sign in for your addresses and prices.</p><p><a class="btn btn-action" href="/account/login?resume=/checkout/shipping">Sign In</a></p></section>
<section class="col-sm-6"><h2>New customers</h2><p>You can set up an account when your order is complete.</p><p><a class="btn btn-default" href="/checkout/shipping">Continue as Guest</a></p></section></div>`,
  };
}

/** The first step of checkout. */
export function shippingPage(context: PageContext): Page {
  const { kind } = context.session;
  const heading = kind.userType === 2 ? 'Shipping & Recipient' : 'Shipping';
  return {
    title: `Checkout: ${heading}`,
    trail: [['Shopping Cart', '/checkout/cart']],
    body: html`${steps()}<h1>${heading}</h1>${afterRestriction(context)}${orderSummary(context)}
<form class="checkout-form" action="/checkout/shipping" method="get"><fieldset><legend>Where shall we send your order?</legend>
${field('Name', 'name', `${kind.firstName ?? ''} ${kind.lastName ?? ''}`.trim())}${field('Street address', 'street-address')}${field('City', 'address-level2')}${field('Zip code', 'postal-code', context.session.cart.zipCode)}</fieldset></form>
<p>The demonstration ends here. <a href="/checkout/cart">Back to the cart</a></p>`,
  };
}

/** Where a quote request is sent from. */
export function quotePage(context: PageContext): Page {
  return {
    title: 'Submit Quote Request',
    trail: [['Shopping Cart', '/checkout/cart']],
    body: html`<h1>Submit Quote Request</h1>${afterRestriction(context)}${orderSummary(context)}<p>Our international team answers with a quotation within two business days. The demonstration ends here. <a href="/checkout/cart">Back to the cart</a></p>`,
  };
}

function steps(): Html {
  return html`<ol class="checkout-steps" aria-label="Steps of checkout">${STEPS.map((step, index) =>
    index === 0 ? html`<li class="current" aria-current="step">${step}</li>` : html`<li>${step}</li>`,
  )}</ol>`;
}

function orderSummary({ session: { cart } }: PageContext): Html {
  return html`<p class="well">Your order: <strong>${countPieces(cart)}</strong> pieces on ${cart.lines.length} lines.</p>`;
}

function afterRestriction({ address }: PageContext): Html {
  if (!address.includes('qr=true')) return html``;
  return html`<div class="alert alert-info">The restricted items were removed from your order.</div>`;
}

function field(label: string, autocomplete: string, value = ''): Html {
  return html`<div class="form-group"><label for="${autocomplete}">${label}</label><input class="form-control" id="${autocomplete}" name="${autocomplete}" autocomplete="${autocomplete}" value="${value}"></div>`;
}
