import { FRAGMENTS } from '../../samples/campaign.ts';
import { html } from '../html.ts';
import type { Page } from '../layout.ts';
import { mountPointIfBuilt } from '../mount-point.ts';
import type { PageContext } from '../page-context.ts';

/** The server's fragment below the cart on a separate page: cleaned, and its source [embedding Server HTML]. */
export function campaignPage(context: PageContext): Page {
  const { promotion } = context.session;
  const attributes = {
    class: promotion === 'campaign' ? 'campaign-mount' : '',
    'data-source': 'cart-bottom',
    'data-cb-load': 'eager',
  };
  // As the widget's README says, so that nothing below it moves.
  const space = html`<div class="campaign-space"></div>`;
  return {
    title: 'A Campaign',
    trail: [],
    body: html`<h1>A fragment of the server's HTML</h1>
<p>Below is what remains of what a marketing department has written. <a href="/campaign?promotion=campaign&amp;cb-debug">With debug mode</a>, the console tells what was taken away. The same fragment is <a href="/checkout/cart?promotion=campaign">below the cart</a>.</p>
<h2>What a shopper sees</h2>
${mountPointIfBuilt(context, 'promo-area', attributes, space)}
<details class="campaign-source"><summary>What the server sends</summary><pre tabindex="0"><code>${FRAGMENTS[promotion]}</code></pre></details>`,
  };
}
