import { SHOP } from '../shop.ts';
import { type Html, html } from './html.ts';

/** The links at the bottom of every page, by column. */
const COLUMNS = [
  {
    heading: 'Ordering',
    links: [
      ['Shopping Cart', '/checkout/cart'],
      ['Full Catalogue', '/catalogue'],
      ['Shopping Lists', '/account/list'],
      ['Order Status', '/account/order'],
    ],
  },
  {
    heading: 'Customer Service',
    links: [
      ['Help', '/help'],
      ['Contact Us', '/contact'],
      ['Shipping & Freight', '/help#freight'],
      ['Living Materials Guarantee', '/help#living'],
    ],
  },
  {
    heading: 'For Schools',
    links: [
      ['Contracts & Purchase Orders', '/help#contracts'],
      ['Tax Exemption', '/help#tax'],
      ['Procurement Systems', '/help#procurement'],
    ],
  },
  {
    heading: 'This Demonstration',
    links: [
      ['All Pages', '/'],
      ['Widget Gallery', '/gallery'],
      ['Bare Page', '/bare'],
      ['Hostile Stylesheet', '/hostile'],
    ],
  },
] as const;

/** The bottom of every page. */
export function siteFooter(): Html {
  return html`<footer class="site-footer"><div class="container">
<div class="row">${COLUMNS.map(
    ({ heading, links }) =>
      html`<div class="col-xs-6 col-sm-3"><h2>${heading}</h2><ul>${links.map(([text, href]) => html`<li><a href="${href}">${text}</a></li>`)}</ul></div>`,
  )}</div>
<p class="legal">© 2014 ${SHOP.name}. A demonstration: nothing can be bought here. <a href="tel:${SHOP.phoneLink}">${SHOP.phone}</a></p>
</div></footer>`;
}
