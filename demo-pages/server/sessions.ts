import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Profile } from './account/profiles.ts';
import type { LandingMessage, RegisteredAccount } from './account/registration.ts';
import type { Cart } from './cart/cart.ts';
import { earlierCart, seedCart } from './cart/seeds.ts';
import { type FaultSwitches, NO_FAULTS } from './faults/fault-switches.ts';
import { type ListSeed, seedLists } from './lists/list-seeds.ts';
import type { ShoppingList } from './lists/shopping-list.ts';
import { type OrderBook, openOrderBook } from './orders/order-book.ts';
import type { Redemption } from './orders/vouchers.ts';
import type { MenuSize, TemplateLinks } from './pages/navigation.ts';
import type { OldLibrary, SiteSheet } from './pages/sheets.ts';
import type { PageMessage } from './pages/state-block.ts';
import type { HeadForm } from './pages/widget-head.ts';
import { tabOf } from './tabs.ts';
import { GUEST, type UserKind } from './user-kinds.ts';
import type { Race } from './workbench/race.ts';

/** What the shop knows of one browser. */
export interface Session {
  id: string;
  csrfToken: string;
  /** The switches that a tab's session began with, as its addresses carry them; never others. */
  switches: string;
  kind: UserKind;
  cart: Cart;
  /** The cart that waits to be merged. */
  earlierCart?: Cart;
  /** The shopping lists of the account. */
  lists: readonly ShoppingList[];
  /** How many lists an account starts with. */
  listSeed: ListSeed;
  orders: OrderBook;
  /** How many orders the account is to have; left out, as many as one of its kind has. */
  orderCount?: number;
  /** The vouchers that were redeemed last. */
  redemption?: Redemption;
  /** The number of the quote that was asked for last. */
  quoteNumber?: string;
  /** The account that was made in this session. */
  account?: RegisteredAccount;
  /** Profiles that were changed in this session, by id. */
  profiles: Map<string, Profile>;
  /** What the first page of the account tells next. */
  landingMessage: LandingMessage;
  /** The cart as it was before the last write, for the fault `old-rev`. */
  cartBefore: Cart;
  /** True while a write holds the cart. */
  isWriting: boolean;
  faults: FaultSwitches;
  /** Milliseconds that each call takes besides. */
  latency: number;
  /** How many calls the faults above have met. */
  faultyCalls: number;
  /** How often each call was made: the turn of its reply among the forms. */
  callCounts: Map<string, number>;
  /** What the state block of the next page tells, and in which tone. */
  pageMessage?: PageMessage;
  /** How much of the state block the pages carry. */
  stateBlock: 'none' | 'profile' | 'full';
  /** Which menu the state block carries. */
  menu: MenuSize;
  /** Whether the template's own links lead to other addresses than the widgets have by themselves. */
  links: TemplateLinks;
  /** Which Prototype.js has replaced the built-ins of the browser, as its version. */
  oldLibrary?: OldLibrary;
  /** Which sheets the pages have. */
  sheet: SiteSheet;
  /** Which build a tab's pages bring. */
  runtime: 'preact' | 'react';
  /** Calls that are held, and what is to be held. */
  race: Race;
  /** How the pages bring the widgets. */
  head: HeadForm;
  /** False when the pages are sent without a policy. */
  hasPolicy: boolean;
  /** The page that a sign-in with `resume=prev` goes back to. */
  lastPage: string;
  newLineId: () => string;
  /** Gives the digits of the next list or list item. */
  newListNumber: () => number;
}

/** All sessions of a shop, found by the host name of the tab, else by the cookie. */
export interface Sessions {
  /** Gives the session of a request; a new one, with its cookie where it needs one, when it has none. */
  of(request: FastifyRequest, reply: FastifyReply): Session;
  /** Gives the session of a request, if it has one. */
  find(request: FastifyRequest): Session | undefined;
  /** Gives the session of the tab that a request's `Host` names, if it has one. */
  ofTab(host: string | undefined): Session | undefined;
  /** Gives the session a new id and token, as at every sign-in. */
  renew(session: Session, reply: FastifyReply): void;
}

const COOKIE = 'shop_session';
const COOKIE_OPTIONS = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

/** More are not kept: the oldest goes. */
const CAPACITY = 5000;

const FIRST_LINE_NUMBER = 111_000_001;
const FIRST_LIST_NUMBER = 10_000;

/** Makes the sessions of one shop. */
export function createSessions(hasPolicy: boolean): Sessions {
  const byKey = new Map<string, Session>();
  const keep = (key: string, session: Session): Session => {
    byKey.set(key, session);
    if (byKey.size > CAPACITY) byKey.delete(byKey.keys().next().value as string);
    return session;
  };
  const keepByCookie = (session: Session, reply: FastifyReply): Session => {
    reply.setCookie(COOKIE, session.id, COOKIE_OPTIONS);
    return keep(session.id, session);
  };
  const find = (request: FastifyRequest) =>
    byKey.get(tabOf(request.headers.host) ?? request.cookies[COOKIE] ?? '');
  return {
    find,
    ofTab: (host) => byKey.get(tabOf(host) ?? ''),
    of(request, reply) {
      const tab = tabOf(request.headers.host);
      const create = () => createSession(hasPolicy);
      return find(request) ?? (tab ? keep(tab, create()) : keepByCookie(create(), reply));
    },
    renew(session, reply) {
      const hadCookie = byKey.delete(session.id);
      Object.assign(session, { id: randomId(), csrfToken: randomId() });
      if (hadCookie) keepByCookie(session, reply);
    },
  };
}

/** Makes the session somebody who may buy something: their kind, and the cart they left at an earlier visit. */
export function becomeKind(session: Session, kind: UserKind): void {
  const wasGuest = session.kind.guest;
  const { account } = session;
  if (account?.kind === session.kind) account.lists = session.lists;
  session.kind = kind;
  const isOwnAccount = account?.kind === kind;
  session.lists = isOwnAccount ? account.lists : kind.guest ? [] : seedLists(session.listSeed);
  session.earlierCart = kind.hasEarlierCart ? earlierCart(session.newLineId) : undefined;
  // What a guest has ordered stays to be confirmed after signing in; what a customer ordered is nobody else's.
  const placed = wasGuest ? session.orders.placed : undefined;
  session.orders = (isOwnAccount && account.orders) || {
    ...openOrderBook(kind, session.orderCount),
    placed,
  };
  if (!wasGuest) session.redemption = undefined;
}

/** Makes the session of a first visit: a guest with the sample cart. */
export function createSession(hasPolicy: boolean): Session {
  let lineNumber = FIRST_LINE_NUMBER;
  let listNumber = FIRST_LIST_NUMBER;
  const newLineId = (): string => `ci${lineNumber++}`;
  const cart = seedCart('sample', newLineId);
  return {
    id: randomId(),
    csrfToken: randomId(),
    switches: '',
    kind: GUEST,
    cart,
    lists: [],
    listSeed: '30',
    orders: openOrderBook(GUEST),
    profiles: new Map(),
    landingMessage: 'none',
    cartBefore: cart,
    isWriting: false,
    faults: NO_FAULTS,
    latency: 0,
    faultyCalls: 0,
    callCounts: new Map(),
    stateBlock: 'full',
    menu: 'usual',
    links: 'usual',
    sheet: 'bootstrap3',
    runtime: 'preact',
    race: { held: [], next: 1 },
    head: 'script',
    hasPolicy,
    lastPage: '/',
    newLineId,
    newListNumber: () => listNumber++,
  };
}

function randomId(): string {
  return randomBytes(16).toString('hex').toUpperCase();
}
