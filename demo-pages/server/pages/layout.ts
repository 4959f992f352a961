import { countUnits } from '../cart/cart.ts';
import { SHOP } from '../shop.ts';
import { ribbon, ribbonHead } from '../workbench/ribbon.ts';
import { scenarioScript } from '../workbench/state-links.ts';
import { type Html, html } from './html.ts';
import { mountPoint, mountPointIfBuilt } from './mount-point.ts';
import { navigation } from './navigation.ts';
import type { PageContext } from './page-context.ts';
import { LIBRARY_FILES, type OldLibrary, STYLESHEET_FILES } from './page-variants.ts';
import { stateBlock } from './state-block.ts';
import { type PageScripts, prerenderHead, siteScript, widgetHead } from './widget-head.ts';

/** One page of the shop. */
export interface Page {
  title: string;
  /** The breadcrumb trail below the home page. The page has none if left out. */
  trail?: readonly (readonly [text: string, href: string])[];
  body: Html;
  /** Replaces the session's state block, for example by a broken one. */
  state?: Html;
  /** The stylesheets of the page, which override those of the session. A page that is bare has no header either. */
  stylesheets?: 'bare' | 'hostile';
  /** Addresses of additional scripts and stylesheets. */
  scripts?: readonly string[];
  styles?: readonly string[];
  /** True for a page that frames pages of other tabs. */
  framesTabs?: boolean;
}

/**
 * Writes a whole page, with header and footer around its body.
 * @param hasRibbon whether the page has the workbench's ribbon
 */
export function layout(page: Page, context: PageContext, scripts: PageScripts, hasRibbon = false): Html {
  const { title, body, trail, state, stylesheets, styles = [] } = page;
  const isBare = stylesheets === 'bare';
  return html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${SHOP.name}</title>
<link rel="icon" href="/site/images/icon.svg" type="image/svg+xml">
${[...STYLESHEET_FILES[stylesheets ?? context.session.stylesheet], ...styles].map((href) => html`<link rel="stylesheet" href="${href}">\n`)}${state ?? stateBlock(context.session, context.portal)}
${hasRibbon && ribbonHead(scripts)}${libraries(context.session.oldLibrary, scripts)}${widgetHead(scripts, body)}${prerenderHead(scripts)}
${siteScript('/site/shop.js', scripts, 'defer')}${page.scripts?.map((script) => siteScript(script, scripts, 'defer'))}${scenarioScript(context.address, scripts)}</head>
<body>
${!isBare && siteHeader(context)}
<main id="content" class="container" tabindex="-1">
${trail && breadcrumb(trail, title)}${body}
</main>
${!isBare && siteFooter(context)}
${hasRibbon && ribbon(context.session, context.address)}</body>
</html>
`;
}

/** jQuery, and the scripts that change the built-ins, which must run before anything else of the page. */
function libraries(old: OldLibrary | undefined, scripts: PageScripts): Html {
  const jquery = '/vendor/jquery/jquery.min.js';
  if (!old) return siteScript(jquery, scripts, 'defer');
  return html`${siteScript(jquery, scripts, '')}${LIBRARY_FILES[old].map((file) => siteScript(`/site/${file}`, scripts, ''))}`;
}

function breadcrumb(trail: readonly (readonly [string, string])[], title: string): Html {
  return html`<nav aria-label="You are here"><ol class="breadcrumb"><li><a href="/">Home</a></li>${trail.map(([text, href]) => html`<li><a href="${href}">${text}</a></li>`)}<li class="active" aria-current="page">${title}</li></ol></nav>`;
}

/** The top of every page: utility links, logo, search, cart, navigation. */
function siteHeader(context: PageContext): Html {
  return html`<a class="skip-link" href="#content">Skip to main content</a>
${mountPointIfBuilt(context, 'site-header', { 'data-search-action': '/search' }, legacyHeader(context))}`;
}

/** The fallback of the header, of the same height as the widget. */
function legacyHeader(context: PageContext): Html {
  const { session } = context;
  const at = addresses(context);
  const count = countUnits(session.cart);
  const cartLink = html`<a class="header-cart-link" href="/checkout/cart"><span class="glyphicon glyphicon-shopping-cart" aria-hidden="true"></span> Cart <span class="badge">${count}</span><span class="sr-only"> items</span></a>`;
  return html`<header class="site-header">
<div class="utility"><div class="site-frame">
<ul class="utility-links"><li><a href="${at('/help')}">Help</a></li><li><a href="${at('/help/contact-us')}">Contact Us</a></li><li><a href="tel:${SHOP.phoneLink}">${SHOP.phone}</a></li></ul>
<ul class="utility-links"><li class="utility-extra"><a href="${at('/redeem-voucher')}">Redeem Voucher</a></li><li class="utility-extra"><a href="${at('/quote-request')}">Request a Quote</a></li>${accountLinks(context)}</ul>
</div></div>
<div class="masthead"><div class="site-frame">
<a class="logo" data-cb-link="home" href="${at('/')}"><img src="/site/images/logo.svg" width="183" height="44" alt="${SHOP.name}, home page"></a>
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

function accountLinks(context: PageContext): Html {
  const { kind } = context.session;
  const account = html`<li class="utility-extra"><a href="${addresses(context)('/account/landing')}">My Account</a></li>`;
  if (kind.guest) return html`${account}<li><a href="/account/login?resume=prev">Sign In</a></li>`;
  return html`${account}<li class="utility-extra">Hello, ${kind.firstName ?? 'customer'}</li><li><a href="/account/logout">Sign Out</a></li>`;
}

/** The links of the footer, by column. */
const COLUMNS = [
  {
    heading: 'Products',
    links: [
      ['Life Science', '/life-science.ct'],
      ['Chemistry', '/chemistry.ct'],
      ['Microscopes & Instruments', '/microscopes-instruments.ct'],
      ['Earth & Physics', '/earth-physics.ct'],
      ['Books', '/books.ct'],
    ],
  },
  {
    heading: 'Resources',
    links: [
      ['Teacher Resources', '/teacher-resources.co'],
      ['Lesson Plans', '/teacher-resources/lesson-plans.co'],
      ['Lab Safety', '/teacher-resources/lab-safety.co'],
    ],
  },
  {
    heading: 'Help',
    links: [
      ['Contact Us', '/help/contact-us'],
      [
        'Returns, Exchanges & Satisfaction Guarantee',
        '/our-company/returns-exchanges-satisfaction-guarantee',
      ],
      ['Shipping Information', '/help/shipping-information'],
      ['Credit Application', '/help/credit-application'],
      ['International Ordering', '/help/international-ordering'],
      ['Procurement & Punchout Support', '/help/procurement-punchout-support'],
    ],
  },
  {
    heading: 'Company',
    links: [
      ['About Us', '/our-company/about-us'],
      ['Facilities', '/our-company/facilities'],
      ['Media Room', '/help/media-room'],
      ['Employment Opportunities', '/our-company/employment-opportunities'],
      ['Terms of Use', '/help/terms-of-use'],
      ['Privacy & Security', '/help/privacy-and-security'],
      ['Affiliate Program', '/help/affiliate-program'],
    ],
  },
  {
    heading: 'Knowledge & Support Centers',
    links: [
      ['Knowledge Center', 'https://knowledge.fernbrook.example/'],
      ['Support Center', 'https://support.fernbrook.example/'],
    ],
  },
] as const;

/** The footer of every page. */
function siteFooter(context: PageContext): Html {
  const at = addresses(context);
  return mountPointIfBuilt(
    context,
    'site-footer',
    {},
    html`<footer class="site-footer"><div class="site-frame">
<div class="footer-columns">${COLUMNS.map(
      ({ heading, links }) =>
        html`<div><h2>${heading}</h2><ul>${links.map(([text, href]) => html`<li><a href="${at(href)}">${text}</a></li>`)}</ul></div>`,
    )}</div>
<p class="legal"><span>© 2023 ${SHOP.name}</span> <span>Questions? Call us: <a href="tel:${SHOP.phoneLink}">${SHOP.phone}</a></span></p>
</div></footer>`,
  );
}

/**
 * Returns the function that writes the template's own links. With `?links=moved` they have other addresses, which lead
 * to the same pages.
 */
function addresses({ session }: PageContext): (path: string) => string {
  return (path) => (session.links === 'moved' && path.startsWith('/') ? `${path}?via=template` : path);
}
