import { CART_SEEDS } from '../cart/seeds.ts';
import { FAULTS } from '../faults/fault-switches.ts';
import { FRIENDS } from '../lists/friends.ts';
import { ITEM_COUNTS, LIST_SEEDS } from '../lists/list-seeds.ts';
import { ORDER_COUNTS } from '../orders/order-book.ts';
import { PROMOTIONS, type Promotion } from '../samples/campaign.ts';
import { USER_KINDS } from '../user-kinds.ts';
import { partnerLinks } from './account/account-pages.ts';
import { type Html, html } from './html.ts';
import type { Page } from './layout.ts';
import { MENUS } from './navigation.ts';
import type { PageContext } from './page-context.ts';
import { PAGE_GROUPS } from './page-list.ts';
import { HEAD_FORMS, MESSAGE_TONES, OLD_LIBRARIES } from './page-variants.ts';

const CODES = [
  ['SCIENCE10, FREESHIP, LIVING5', 'promotion codes that work'],
  ['BIGLAB', 'works above $500'],
  ['SUMMER25, SPRING27', 'expired, and not yet valid'],
  ['27215, 10001, 98101', 'zip codes near, further and far'],
  ['99501, 96813', 'zip codes in Alaska and Hawaii'],
  ['94110', 'a zip code in California, where some items are not sent'],
  ['00901', 'a zip code where the shop does not deliver'],
  ...FRIENDS.map(({ email, lists }) => [
    email,
    `a friend with ${lists.length || 'no'} public ${lists.length === 1 ? 'list' : 'lists'}`,
  ]),
];

/** The front page: every page of the demonstration, and every switch. */
export function homePage(context: PageContext): Page {
  const {
    kind,
    hasPolicy,
    prerenders,
    stateBlock,
    faults,
    listSeed,
    orderCount,
    menu,
    promotion,
    links,
    oldLibrary,
    head,
  } = context.session;
  return {
    title: 'Welcome',
    body: html`<div class="hero"><h1>Science supplies for every classroom</h1><p>A demonstration of a shop's pages with the widgets on them.</p><p><a class="btn btn-action btn-lg" href="/checkout/cart">Go to the cart page</a> <a class="btn btn-default btn-lg" href="/states">See every state</a> <a class="btn btn-default btn-lg" href="/catalogue">Browse the catalogue</a></p></div>
<div class="row"><div class="col-md-7"><h2>Pages</h2>${PAGE_GROUPS.map(
      ({ heading, pages }) =>
        html`<h3>${heading}</h3><dl class="page-list">${pages.map(
          ([href, name, text]) => html`<dt><a href="${href}">${name}</a></dt><dd>${text}</dd>`,
        )}</dl>`,
    )}${partnerLinks(context)}
<h2>What to type</h2><table class="table table-condensed"><tbody>${CODES.map(
      ([codes, meaning]) => html`<tr><th scope="row">${codes}</th><td>${meaning}</td></tr>`,
    )}</tbody></table></div>
<div class="col-md-5"><section class="panel panel-default chooser"><div class="panel-heading"><h2 class="panel-title">See the shop as</h2></div><div class="panel-body">
<form action="/" method="get">${select(
      'as',
      'Kind of user',
      USER_KINDS.map(({ key, label }) => [key, label]),
      kind.key,
    )}<button class="btn btn-default" type="submit">Change</button></form>
<form action="/" method="get">${select(
      'cart',
      'Fill the cart with',
      CART_SEEDS.map((seed) => [seed, SEED_NAMES[seed]]),
      'sample',
    )}<button class="btn btn-default" type="submit">Fill</button></form>
<form action="/" method="get">${select(
      'orders',
      'Orders of an account',
      ORDER_COUNTS.map((count) => [count, count === 'usual' ? 'As many as it usually has' : count]),
      String(orderCount ?? 'usual'),
    )}<button class="btn btn-default" type="submit">Change</button></form>
<form action="/" method="get">${select(
      'lists',
      'Shopping lists of an account',
      LIST_SEEDS.map((seed) => [seed, seed]),
      listSeed,
    )}<button class="btn btn-default" type="submit">Change</button></form>
<form action="/" method="get">${select(
      'items',
      'Items on the largest list',
      ITEM_COUNTS.map((count) => [count, count]),
      '500',
    )}<button class="btn btn-default" type="submit">Change</button></form>
<form action="/" method="get">${select(
      'menu',
      'Menu of the header',
      MENUS.map((size) => [size, MENU_NAMES[size]]),
      menu,
    )}<button class="btn btn-default" type="submit">Change</button></form>
<form action="/" method="get">${select(
      'promotion',
      'Promotion below the cart',
      PROMOTIONS.map((name) => [name, PROMOTION_NAMES[name]]),
      promotion,
    )}<button class="btn btn-default" type="submit">Change</button></form>
<form action="/" method="get">${select(
      'links',
      "The template's own links",
      [
        ['usual', "To the widgets' own addresses"],
        ['moved', 'To other addresses'],
      ],
      links,
    )}<button class="btn btn-default" type="submit">Change</button></form>
<form action="/" method="get">${select(
      'library',
      'Built-ins of the browser',
      [
        ['none', 'As they are'],
        ...OLD_LIBRARIES.map((version) => [version, `As Prototype ${version} leaves them`] as const),
      ],
      oldLibrary ?? 'none',
    )}<button class="btn btn-default" type="submit">Change</button></form>
<form action="/" method="get">${select(
      'tell',
      'What the next page tells',
      MESSAGE_TONES.map((tone) => [tone, tone]),
      'info',
    )}<button class="btn btn-default" type="submit">Tell</button></form>
<form action="/" method="get">${select(
      'state',
      'State block',
      [
        ['full', 'Profile and cart'],
        ['profile', 'Profile only'],
        ['none', 'None'],
      ],
      stateBlock,
    )}<button class="btn btn-default" type="submit">Change</button></form>
<form action="/" method="get">${select(
      'head',
      'What brings the widgets',
      HEAD_FORMS.map((form) => [form, HEAD_NAMES[form]]),
      head,
    )}<button class="btn btn-default" type="submit">Change</button></form>
<form action="/" method="get">${select(
      'policy',
      'Content security policy',
      [
        ['on', 'Sent'],
        ['off', 'Not sent'],
      ],
      hasPolicy ? 'on' : 'off',
    )}<button class="btn btn-default" type="submit">Change</button></form>
<form action="/" method="get">${select(
      'prerender',
      'The next page',
      [
        ['off', 'Loaded when its link is pressed'],
        ['on', 'Prerendered when you point at its link'],
      ],
      prerenders ? 'on' : 'off',
    )}<button class="btn btn-default" type="submit">Change</button></form>
<form action="/" method="get"><div class="form-group"><label for="fault">Faults of the server</label><input class="form-control" id="fault" name="fault" value="${[...faults].map(([name, value]) => (value ? `${name}:${value}` : name)).join(',')}" placeholder="delay:2000,on:update-item" autocomplete="off"></div><button class="btn btn-default" type="submit">Change</button></form>
</div></section></div></div>
<h2>Faults that the server can have</h2><p>As <code>name:value,name</code> in the field above, in <code>?fault=</code> of any page, or in the header <code>x-fault</code> of one call. <code>off</code> ends them.</p>
<div class="table-responsive" tabindex="0" role="region" aria-label="Faults"><table class="table table-condensed"><thead><tr><th scope="col">Fault</th><th scope="col">What it does</th></tr></thead><tbody>${Object.entries(
      FAULTS,
    ).map(
      ([name, text]) => html`<tr><th scope="row"><code>${name}</code></th><td>${text}</td></tr>`,
    )}</tbody></table></div>`,
  };
}

const MENU_NAMES: Record<(typeof MENUS)[number], string> = {
  usual: 'The usual one',
  large: 'Twelve of forty links',
  barred: 'With addresses that may not be followed',
};

const PROMOTION_NAMES: Record<Promotion, string> = {
  usual: 'The usual one',
  campaign: 'A campaign with pictures and a video',
};

const HEAD_NAMES: Record<(typeof HEAD_FORMS)[number], string> = {
  script: 'The loader alone',
  self: 'head.html',
  nonce: 'head-nonce.html',
  cdn: 'head-cdn.html, from another origin',
  other: 'head.html, from another origin',
  'other-nonce': 'head-nonce.html, from another origin',
  'other-script': 'The loader alone, with a nonce, from another origin',
};

const SEED_NAMES: Record<(typeof CART_SEEDS)[number], string> = {
  empty: 'Nothing',
  sample: 'Lines in every state',
  plain: 'Three ordinary lines',
  restricted: 'Items of all restricted groups',
  large: '200 lines',
  broken: 'A cart that cannot be loaded',
};

function select(
  name: string,
  label: string,
  options: readonly (readonly [string, string])[],
  chosen: string,
): Html {
  return html`<div class="form-group"><label for="${name}">${label}</label><select class="form-control" id="${name}" name="${name}">${options.map(
    ([value, text]) =>
      value === chosen
        ? html`<option value="${value}" selected>${text}</option>`
        : html`<option value="${value}">${text}</option>`,
  )}</select></div>`;
}
