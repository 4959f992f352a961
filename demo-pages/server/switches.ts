import { LANDING_MESSAGES, type LandingMessage } from './account/registration.ts';
import { CART_SEEDS, type CartSeed, seedCart } from './cart/seeds.ts';
import { readFaults } from './faults/fault-switches.ts';
import { ITEM_COUNTS, LIST_SEEDS, type ListSeed, lengthenList, seedLists } from './lists/list-seeds.ts';
import { ORDER_COUNTS, type OrderCountSwitch, openOrderBook } from './orders/order-book.ts';
import { PLACED, placeSample } from './orders/placed.ts';
import { MENUS, type MenuSize, TEMPLATE_LINKS, type TemplateLinks } from './pages/navigation.ts';
import { HEAD_FORMS, MESSAGE_TONES, OLD_LIBRARIES, SITE_STYLESHEETS } from './pages/page-variants.ts';
import { PROMOTIONS, type Promotion } from './samples/campaign.ts';
import { becomeKind, type Session } from './session.ts';
import { findUserKind } from './user-kinds.ts';

/** Applies one switch to the session, by its name. Returns false if it does not understand the value. */
const SWITCHES: Record<string, (session: Session, value: string) => boolean> = {
  as(session, value) {
    const kind = findUserKind(value);
    if (kind) becomeKind(session, kind);
    return Boolean(kind);
  },
  cart(session, value) {
    if (!CART_SEEDS.includes(value as CartSeed)) return false;
    session.cart = seedCart(value as CartSeed, session.newLineId);
    session.cartBefore = session.cart;
    return true;
  },
  lists(session, value) {
    if (!LIST_SEEDS.includes(value as ListSeed)) return false;
    session.listSeed = value as ListSeed;
    session.lists = session.kind.guest ? [] : seedLists(session.listSeed);
    return true;
  },
  items(session, value) {
    const count = ITEM_COUNTS.find((known) => known === value);
    if (count) session.lists = lengthenList(session.lists, Number(count));
    return Boolean(count);
  },
  orders(session, value) {
    if (!ORDER_COUNTS.includes(value as OrderCountSwitch)) return false;
    session.orderCount = value === 'usual' ? undefined : Number(value);
    session.orders = openOrderBook(session.kind, session.orderCount);
    return true;
  },
  menu(session, value) {
    if (!MENUS.includes(value as MenuSize)) return false;
    session.menu = value as MenuSize;
    return true;
  },
  promotion(session, value) {
    if (!PROMOTIONS.includes(value as Promotion)) return false;
    session.promotion = value as Promotion;
    return true;
  },
  library(session, value) {
    session.oldLibrary = OLD_LIBRARIES.find((known) => known === value);
    return value === 'none' || session.oldLibrary !== undefined;
  },
  links(session, value) {
    if (!TEMPLATE_LINKS.includes(value as TemplateLinks)) return false;
    session.links = value as TemplateLinks;
    return true;
  },
  message(session, value) {
    if (!Object.hasOwn(LANDING_MESSAGES, value)) return false;
    session.landingMessage = value as LandingMessage;
    return true;
  },
  tell(session, value) {
    const tone = MESSAGE_TONES.find((known) => known === value);
    if (tone) session.pageMessage = { tone, text: 'Our warehouse is closed on Friday.' };
    return Boolean(tone);
  },
  sheet(session, value) {
    const stylesheet = SITE_STYLESHEETS.find((known) => known === value);
    if (stylesheet) session.stylesheet = stylesheet;
    return Boolean(stylesheet);
  },
  runtime(session, value) {
    if (value !== 'preact' && value !== 'react') return false;
    session.runtime = value;
    return true;
  },
  head(session, value) {
    const form = HEAD_FORMS.find((known) => known === value);
    if (form) session.head = form;
    return Boolean(form);
  },
  policy(session, value) {
    session.hasPolicy = value !== 'off';
    return value === 'on' || value === 'off';
  },
  prerender(session, value) {
    session.prerenders = value === 'on';
    return value === 'on' || value === 'off';
  },
  state(session, value) {
    if (value !== 'none' && value !== 'profile' && value !== 'full') return false;
    session.stateBlock = value;
    return true;
  },
  placed(session, value) {
    const what = PLACED.find((known) => known === value);
    if (what) placeSample(session, what);
    return Boolean(what);
  },
  latency(session, value) {
    session.latency = Number(value);
    return /^\d{1,5}$/.test(value);
  },
  fault(session, value) {
    const { faults, unknown } = readFaults(value);
    session.faults = faults;
    session.faultyCalls = 0;
    return !unknown.length;
  },
};

/**
 * Separates the switches from a page's address.
 * @returns the address without switches, and the switches in the order of the table
 */
export function takeSwitches(address: string): { address: string; switches: URLSearchParams } {
  const url = new URL(address, 'http://shop.invalid');
  const switches = new URLSearchParams();
  for (const name of Object.keys(SWITCHES)) {
    const value = url.searchParams.get(name);
    if (value === null) continue;
    url.searchParams.delete(name);
    // An empty value is a field of the ribbon's form that was left empty.
    if (value) switches.set(name, value);
  }
  return { address: url.pathname + url.search, switches };
}

/**
 * Applies switches to a session.
 * @returns the problems: switches that are not understood
 */
export function applySwitches(session: Session, switches: URLSearchParams): string[] {
  return [...switches].flatMap(([name, value]) =>
    SWITCHES[name]?.(session, value) ? [] : [`?${name}=${value} is not understood; see demo-pages/README.md`],
  );
}
