import { type Html, html } from './html.ts';
import type { Page } from './layout.ts';
import { mountPoint, mountPointIfBuilt } from './mount-point.ts';
import type { PageContext } from './page-context.ts';

/** Every slot of the widgets, filled with content of the site [embedding Slots]. */
export function slotsPage(context: PageContext): Page {
  return {
    title: 'Slots',
    trail: [],
    body: html`<h1>Content of the page in widgets</h1>
<p>What stands in a frame is the page's own, in its own look, and works with the site's script.</p>
<section class="sample"><h2>Mini-cart</h2>${mountPoint('mini-cart', { class: 'small-mount' }, html`<a href="/checkout/cart">Cart</a>${slot('after-lines', html`<p>Orders above $75 ship free.</p>`)}`)}</section>
${mountPoint('cart-page', { class: 'tall-mount' }, html`<h2>Your Shopping Cart</h2>${cartSlots(context)}`)}
${mountPoint('order-history', { class: 'tall-mount' }, html`<h2>Online Order History</h2>${orderSlots()}`)}`,
  };
}

function cartSlots(context: PageContext): Html {
  return html`${slot('after-lines', html`<p><label><input type="checkbox"> Pack everything for one classroom</label></p><h2>From the shop</h2>${mountPointIfBuilt(context, 'promo-area', { class: 'strip-mount', 'data-source': 'cart-bottom', 'data-cb-load': 'eager' })}`)}
${slot('totals-note', html`<p>School purchase orders are welcome.</p>`)}
${slot('empty', html`<p><a href="/life-science.ct">Start with Life Science</a></p>`)}
${slot('line-actions', question())}`;
}

function orderSlots(): Html {
  return html`${slot('empty', html`<p>Orders by phone are not listed here.</p>`)}
${slot('after-orders', html`<p>Older orders: <a href="/help/contact-us">ask us</a>.</p>`)}
${slot('row-actions', question())}`;
}

/** The site's own script shows which row the button is in. */
function question(): Html {
  return html`<button class="btn btn-default btn-xs" type="button" data-demo="ask">Ask about it</button> <span role="status"></span>`;
}

function slot(name: string, content: Html): Html {
  return html`<template data-cb-slot="${name}"><div class="slot-content">${content}</div></template>`;
}
