import { countPieces } from '../cart/cart.ts';
import { SHOP } from '../shop.ts';
import { type Html, html } from './html.ts';
import { mountPoint, mountPointIfBuilt } from './mount-point.ts';
import { navigation } from './navigation.ts';
import type { PageContext } from './page-context.ts';

/** The top of every page: utility links, logo, search, cart, navigation. */
export function siteHeader(context: PageContext): Html {
  return html`<a class="skip-link" href="#content">Skip to main content</a>
${mountPointIfBuilt(context, 'site-header', { 'data-search-action': '/search' }, legacyHeader(context))}`;
}

/** As the shop's pages have had it for years; as high as the widget that takes its place. */
function legacyHeader(context: PageContext): Html {
  const { session } = context;
  const count = countPieces(session.cart);
  const cartLink = html`<a class="header-cart-link" href="/checkout/cart"><span class="glyphicon glyphicon-shopping-cart" aria-hidden="true"></span> Cart <span class="badge">${count}</span><span class="sr-only"> items</span></a>`;
  return html`<header class="site-header">
<div class="utility"><div class="site-frame">
<ul class="utility-links"><li><a href="/help">Help</a></li><li><a href="/help/contact-us">Contact Us</a></li><li><a href="tel:${SHOP.phoneLink}">${SHOP.phone}</a></li></ul>
<ul class="utility-links"><li class="utility-extra"><a href="/redeem-voucher">Redeem Voucher</a></li><li class="utility-extra"><a href="/quote-request">Request a Quote</a></li>${accountLinks(context)}</ul>
</div></div>
<div class="masthead"><div class="site-frame">
<a class="logo" href="/"><img src="/site/images/logo.svg" width="183" height="44" alt="${SHOP.name}, home page"></a>
<form class="site-search" action="/search" method="get" role="search"><label class="sr-only" for="site-search">Search by Keyword or item #</label><input id="site-search" class="form-control" type="search" name="q" placeholder="Search by Keyword or item #" maxlength="80"><button class="btn btn-search" type="submit"><span class="glyphicon glyphicon-search" aria-hidden="true"></span><span class="sr-only">Search</span></button></form>
<div class="header-cart">${mountPoint('mini-cart', { 'data-panel': 'true' }, cartLink)}</div>
</div></div>
<nav class="site-nav" aria-label="Departments"><div class="site-frame">
<button class="nav-toggle" type="button" aria-expanded="false" aria-controls="departments"><span class="glyphicon glyphicon-menu-hamburger" aria-hidden="true"></span> Menu</button>
<ul id="departments">${navigation(session.menu).menu.map(
    ({ displayName, url }) => html`<li><a href="${url}">${displayName}</a></li>`,
  )}</ul>
</div></nav>
</header>`;
}

function accountLinks({ session: { kind } }: PageContext): Html {
  const account = html`<li class="utility-extra"><a href="/account/landing">My Account</a></li>`;
  if (kind.guest) return html`${account}<li><a href="/account/login?resume=prev">Sign In</a></li>`;
  return html`${account}<li class="utility-extra">Hello, ${kind.firstName ?? 'customer'}</li><li><a href="/account/logout">Sign Out</a></li>`;
}
