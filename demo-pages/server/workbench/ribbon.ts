import { CART_SEEDS } from '../cart/seeds.ts';
import { ITEM_COUNTS, LIST_SEEDS } from '../lists/list-seeds.ts';
import { ORDER_COUNTS } from '../orders/order-book.ts';
import { type Html, html, trusted } from '../pages/html.ts';
import { MENUS, TEMPLATE_LINKS } from '../pages/navigation.ts';
import { HEAD_FORMS, OLD_LIBRARIES, SITE_STYLESHEETS } from '../pages/page-variants.ts';
import { type PageScripts, siteScript } from '../pages/widget-head.ts';
import { PROMOTIONS } from '../samples/campaign.ts';
import type { Session } from '../session.ts';
import { takeSwitches } from '../switches.ts';
import { USER_KINDS } from '../user-kinds.ts';

/**
 * Writes the ribbon's part of the head: its height at the top, and the script that records every event from the start.
 */
export function ribbonHead(scripts: PageScripts): Html {
  return html`<link rel="stylesheet" href="/site/workbench/ribbon-room.css">
${siteScript('/workbench/ribbon.js', scripts, '')}`;
}

/**
 * Writes the ribbon of the workbench: who the page is for and, collapsed, the switches and the inspector. It comes last
 * in the page, so that Tab reaches the shop first, and is in a shadow root, out of reach of the page's stylesheets.
 */
export function ribbon(session: Session, address: string): Html {
  const { kind, cart, faults, hasPolicy, prerenders, stylesheet, runtime, orderCount, listSeed } = session;
  const fault = [...faults].map(([name, value]) => (value ? `${name}:${value}` : name)).join(',');
  const url = new URL(takeSwitches(address).address, 'http://shop.invalid');
  return html`<div id="demo-ribbon"><template shadowrootmode="open"><link rel="stylesheet" href="/site/workbench/ribbon.css">
<aside class="ribbon" aria-label="Demo shop"><details><summary>You are: ${kind.label.replace(/ \(.*/, '')} · cart: ${cart.lines.length} ${cart.lines.length === 1 ? 'line' : 'lines'} · fault: ${fault || 'none'}</summary>
<div class="panel"><form class="switches" action="${url.pathname}" method="get">${[...url.searchParams].map(
    ([name, value]) => name !== 'scenario' && html`<input type="hidden" name="${name}" value="${value}">`,
  )}
${select(
  'as',
  'User',
  USER_KINDS.map(({ key, label }) => [key, label]),
  kind.key,
  'guest',
  'pair',
)}
${select('cart', 'Cart', CART_SEEDS, written(session, 'cart', 'sample'), 'sample')}
${select('orders', 'Orders', ORDER_COUNTS, String(orderCount ?? 'usual'), 'usual')}
${select('lists', 'Lists', LIST_SEEDS, listSeed, '30')}
${select('items', 'Items on the largest list', ITEM_COUNTS, written(session, 'items', '500'), '500')}
${select('state', 'State block', ['full', 'profile', 'none'], session.stateBlock, 'full')}
${select('sheet', 'Site sheet', SITE_STYLESHEETS, stylesheet, 'bootstrap3')}
${select('policy', 'Policy', ['on', 'off'], hasPolicy ? 'on' : 'off', 'on')}
${select('prerender', 'Prerender', ['on', 'off'], prerenders ? 'on' : 'off', 'off')}
${select('head', 'Head', HEAD_FORMS, session.head, 'script')}
${select('runtime', 'Runtime', ['preact', 'react'], runtime, 'preact')}
${select('library', 'Prototype.js', ['none', ...OLD_LIBRARIES], session.oldLibrary ?? 'none', 'none')}
${select('menu', 'Menu', MENUS, session.menu, 'usual')}
${select('promotion', 'Promotion', PROMOTIONS, session.promotion, 'usual')}
${select('links', 'Own links', TEMPLATE_LINKS, session.links, 'usual')}
<label>Call takes, ms <input name="latency" inputmode="numeric" value="${session.latency}" data-usual="0"></label>
<label class="pair">Fault <input name="fault" value="${fault}" data-usual="" placeholder="delay:2000,on:update-item" autocomplete="off"></label>
<div class="actions"><button type="submit">Apply</button> <a href="/states">All states</a> <a href="/snippets">Snippets</a> <a href="/reference">Reference</a></div></form>
<div id="inspector"></div></div></details></aside></template></div>`;
}

type Options = readonly (string | readonly [value: string, text: string])[];

/** `usual` is the default, which the address leaves out. */
function select(
  name: string,
  label: string,
  options: Options,
  chosen: string,
  usual: string,
  width = '',
): Html {
  return html`<label class="${width}">${label} <select name="${name}" data-usual="${usual}">${options.map(
    (option) => {
      const [value, text] = typeof option === 'string' ? [option, option] : option;
      return html`<option value="${value}"${value === chosen && trusted(' selected')}>${text}</option>`;
    },
  )}</select></label>`;
}

/** Returns the value of a switch in the tab's addresses. */
function written({ switches }: Session, name: string, otherwise: string): string {
  return new URLSearchParams(switches).get(name) ?? otherwise;
}
