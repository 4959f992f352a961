import { type Html, html } from './html.ts';
import type { Page } from './layout.ts';
import { mountPoint } from './mount-point.ts';
import type { PageContext } from './page-context.ts';
import { stateElement } from './state-block.ts';

/** The widgets of the cart on a page without header, footer or site stylesheet. */
export function barePage(): Page {
  return {
    title: 'Bare page',
    stylesheets: 'bare',
    body: html`<h1>A page without a stylesheet</h1><p><a href="/">All pages</a></p>${widgets()}`,
  };
}

/** The same widgets under a stylesheet that styles every element with `!important`. */
export function hostilePage(): Page {
  return {
    title: 'Hostile stylesheet',
    stylesheets: 'hostile',
    trail: [],
    body: html`<h1>A page with a hostile stylesheet</h1>${widgets()}`,
  };
}

/** Several widgets, the same one twice, mount points added later, and mistakes. The console reports each mistake. */
export function galleryPage({ address }: PageContext): Page {
  const isBroken = address.includes('block=broken');
  return {
    title: 'Widget gallery',
    trail: [],
    state: isBroken ? stateElement('{ "config": { "phone": ') : undefined,
    body: html`<h1>Widget gallery</h1>
<p>Each mistake gives one error in the console and leaves the rest of the page alone. ${
      isBroken
        ? html`The state block of this page is broken. <a href="/gallery">See it sound</a>`
        : html`<a href="/gallery?block=broken">See it with a broken state block</a>`
    }</p>
${sample('Quick order with three rows', mountPoint('quick-order', { class: 'order-sheet-mount', 'data-rows': '3' }, html`<p>Fallback content.</p>`))}
${sample('Mini-cart without its panel', mountPoint('mini-cart', { class: 'small-mount', 'data-panel': 'false' }, cartLink()))}
${sample('The same widget a second time, loaded when it comes near', mountPoint('mini-cart', { class: 'small-mount', 'data-panel': 'false', 'data-cb-load': 'visible' }, cartLink()))}
${sample('Mistake: a widget that does not exist', mountPoint('quick-oder', {}, html`<p>Fallback content stays.</p>`))}
${sample('Mistake: an attribute of the wrong kind', mountPoint('mini-cart', { class: 'small-mount', 'data-panel': 'perhaps' }, cartLink()))}
${sample('Mistake: a way to load that does not exist', mountPoint('mini-cart', { 'data-cb-load': 'sometimes' }, cartLink()))}
${sample('Added, moved and removed by a legacy script', html`<p><button class="btn btn-default" type="button" data-demo="add">Add</button> <button class="btn btn-default" type="button" data-demo="move">Move</button> <button class="btn btn-default" type="button" data-demo="remove">Remove</button></p><div class="row"><div class="col-sm-6 demo-place" id="place-one"></div><div class="col-sm-6 demo-place" id="place-two"></div></div>`)}`,
  };
}

function sample(title: string, content: Html): Html {
  return html`<section class="sample"><h2>${title}</h2>${content}</section>`;
}

function cartLink(): Html {
  return html`<a href="/checkout/cart">Cart</a>`;
}

function widgets(): Html {
  return html`${mountPoint('mini-cart', { class: 'small-mount' }, cartLink())}
${mountPoint('cart-page', { class: 'tall-mount', 'data-view': 'standard' }, html`<h2>Your Shopping Cart</h2>`)}
${mountPoint('quick-order', { id: 'quick-order' }, html`<h2>Quick Order</h2>`)}`;
}
