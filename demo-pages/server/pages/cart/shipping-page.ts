import { customerOf } from '../../orders/customers.ts';
import type { Payment } from '../../orders/order.ts';
import { paymentsOf } from '../../orders/place-order.ts';
import { type Html, html } from '../html.ts';
import type { Page } from '../layout.ts';
import type { PageContext } from '../page-context.ts';
import { queryOf } from '../page-context.ts';
import { afterRestriction, orderSummary, problemNotice, tokenField } from './checkout-pages.ts';

/** The values of the form, by field. */
export type DeliveryFields = Readonly<Record<string, string | undefined>>;

/** The fields of the address: name, label, autocomplete token, maximum length, and whether it is optional. */
const FIELDS = [
  ['firstName', 'First name', 'given-name', 19],
  ['lastName', 'Last name', 'family-name', 19],
  ['company', 'School or company', 'organization', 60, 'optional'],
  ['address1', 'Street address', 'address-line1', 60],
  ['address2', 'Building, apartment', 'address-line2', 60, 'optional'],
  ['city', 'City', 'address-level2', 40],
  ['state', 'State', 'address-level1', 2],
  ['zipCode', 'Zip code', 'postal-code', 10],
  ['phone', 'Phone', 'tel', 20],
  ['email', 'Email address', 'email', 256],
] as const;

const SAMPLE_EMAIL = 'guest@example.org';

/** The names of the required fields. */
export const REQUIRED_FIELDS = FIELDS.flatMap(([name, , , , isOptional]) => (isOptional ? [] : [name]));

/**
 * The checkout: address, payment, and the button that places the order.
 * @param fields the values typed before; the account's data by default
 * @param problem why the last attempt failed, as trusted HTML
 */
export function shippingPage(context: PageContext, fields?: DeliveryFields, problem?: string): Page {
  const { kind, cart } = context.session;
  const heading = kind.userType === 2 ? 'Shipping & Recipient' : 'Shipping';
  return {
    title: `Checkout: ${heading}`,
    trail: [['Shopping Cart', '/checkout/cart']],
    body: html`<h1>${heading}</h1>${afterRestriction(context)}${problem && problemNotice(problem)}${orderSummary(context)}${
      cart.lines.length > 0
        ? html`${sampleLink(context)}${form(context, fields ?? onFile(context))}`
        : html`<p>There is nothing to order. <a href="/catalogue">Browse the catalogue</a></p>`
    }<p class="way-back"><a href="/checkout/cart">Back to the cart</a></p>`,
  };
}

function form(context: PageContext, fields: DeliveryFields): Html {
  return html`<form class="checkout-form" action="/checkout/shipping" method="post">${tokenField(context)}<div class="row"><fieldset class="col-sm-6"><legend>Where shall we send your order?</legend>${FIELDS.map(
    ([name, label, autocomplete, longest, isOptional]) =>
      html`<div class="form-group"><label for="${name}">${label}${isOptional && ' (optional)'}</label><input class="form-control" id="${name}" name="${name}" autocomplete="${autocomplete}" maxlength="${longest}" value="${fields[name] ?? ''}"></div>`,
  )}</fieldset>
<div class="col-sm-6"><fieldset><legend>Delivery</legend><div class="form-group"><label for="shippingPreference">What is not alive</label><select class="form-control" id="shippingPreference" name="shippingPreference">${option('ship-Now', 'ships now', fields.shippingPreference)}${option('ship-Later', 'ships with the living materials', fields.shippingPreference)}</select></div>
<div class="form-group"><label for="instruction">Additional instructions (optional)</label><textarea class="form-control" id="instruction" name="instruction" rows="3" maxlength="120">${fields.instruction ?? ''}</textarea></div></fieldset>
<fieldset><legend>Payment</legend><div class="form-group"><label for="payment">Paid with</label><select class="form-control" id="payment" name="payment">${Object.entries(
    paymentsOf(context.session),
  ).map(([name, payment]) => option(name, paymentText(payment), fields.payment))}</select></div></fieldset>
<button class="btn btn-action btn-lg" type="submit">Place Order</button></div></div></form>`;
}

function option(value: string, text: string, chosen: string | undefined): Html {
  return value === chosen
    ? html`<option value="${value}" selected>${text}</option>`
    : html`<option value="${value}">${text}</option>`;
}

function paymentText(payment: Payment): string {
  return payment.type === 'purchaseOrder'
    ? `Purchase order ${payment.number}`
    : `${payment.card} ending in ${payment.lastDigits} (a sample card)`;
}

/** Returns the account's data. A guest starts with the zip code of the cart's estimate, or with a sample address. */
function onFile(context: PageContext): DeliveryFields {
  const { kind, cart } = context.session;
  if (kind.guest && !queryOf(context, 'sample')) return { zipCode: cart.zipCode };
  const { shipping, email } = customerOf(kind, 0);
  return { ...shipping, email: email || SAMPLE_EMAIL, zipCode: cart.zipCode ?? shipping.zipCode };
}

function sampleLink({ session: { kind } }: PageContext): Html {
  if (!kind.guest) return html``;
  return html`<p>To save typing: <a href="/checkout/shipping?sample=true">fill in a sample address</a>.</p>`;
}
