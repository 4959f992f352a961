import { countPieces } from '../cart/cart.ts';
import { CATEGORY_NAMES } from '../catalogue/product.ts';
import { SHOP } from '../shop.ts';
import { type Html, html } from './html.ts';
import { mountPoint } from './mount-point.ts';
import type { PageContext } from './page-context.ts';

/** The top of every page: utility links, logo, search, cart, navigation. */
export function siteHeader(context: PageContext): Html {
  const { session } = context;
  const count = countPieces(session.cart);
  const cartLink = html`<a class="header-cart-link" href="/checkout/cart"><span class="glyphicon glyphicon-shopping-cart" aria-hidden="true"></span> Cart <span class="badge">${count}</span><span class="sr-only"> items</span></a>`;
  return html`<a class="skip-link" href="#content">Skip to main content</a>
<header class="site-header">
<div class="utility"><div class="container">
<p class="utility-phone"><span class="glyphicon glyphicon-earphone" aria-hidden="true"></span> <span class="utility-word">Call us </span><a href="tel:${SHOP.phoneLink}">${SHOP.phone}</a></p>
<ul class="utility-links"><li><a href="/help">Help</a></li><li class="utility-extra"><a href="/contact">Contact Us</a></li>${accountLinks(context)}</ul>
</div></div>
<div class="masthead"><div class="container">
<a class="logo" href="/"><img src="/site/images/logo.svg" width="216" height="52" alt="${SHOP.name}, home page"></a>
<form class="site-search" action="/search" method="get" role="search"><label class="sr-only" for="site-search">Search by keyword or item number</label><input id="site-search" class="form-control" type="search" name="q" placeholder="Keyword or item number" maxlength="80"><button class="btn btn-search" type="submit"><span class="glyphicon glyphicon-search" aria-hidden="true"></span><span class="sr-only">Search</span></button></form>
<div class="header-cart">${mountPoint('mini-cart', { 'data-panel': 'true' }, cartLink)}</div>
</div></div>
<nav class="site-nav" aria-label="Departments"><div class="container">
<button class="nav-toggle" type="button" aria-expanded="false" aria-controls="departments"><span class="glyphicon glyphicon-menu-hamburger" aria-hidden="true"></span> Shop departments</button>
<ul id="departments">${Object.entries(CATEGORY_NAMES).map(
    ([category, name]) => html`<li><a href="/catalogue/${category}">${name}</a></li>`,
  )}</ul>
</div></nav>
</header>`;
}

function accountLinks({ session: { kind } }: PageContext): Html {
  if (kind.guest) return html`<li><a href="/account/login?resume=prev">Sign In</a></li>`;
  return html`<li><a href="/account/landing">Hello, ${kind.firstName ?? 'customer'}</a></li><li><a href="/account/logout">Sign Out</a></li>`;
}
