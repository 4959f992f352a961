import { randomBytes } from 'node:crypto';
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
import type { HeadForm, OldLibrary, PageMessage, SiteStylesheet } from './pages/page-variants.ts';
import type { Promotion } from './samples/campaign.ts';
import { GUEST, type UserKind } from './user-kinds.ts';
import { createRace, type Race } from './workbench/race.ts';

/** The shop's data about one browser. */
export interface Session {
  id: string;
  /** When it began, as told by `performance.now()`. */
  began: number;
  csrfToken: string;
  /** The switches of a tab's session, as in its addresses. They never change. */
  switches: string;
  kind: UserKind;
  cart: Cart;
  /** The cart of an earlier visit that can be merged. */
  earlierCart?: Cart;
  /** The shopping lists of the account. */
  lists: readonly ShoppingList[];
  /** How many lists an account starts with. */
  listSeed: ListSeed;
  orders: OrderBook;
  /** The number of orders in the account. The usual number for the kind of user if left out. */
  orderCount?: number;
  /** The vouchers redeemed last. */
  redemption?: Redemption;
  /** The number of the quote requested last. */
  quoteNumber?: string;
  /** The account registered in this session. */
  account?: RegisteredAccount;
  /** Profiles changed in this session, by id. */
  profiles: Map<string, Profile>;
  /** The message that the first page of the account shows next. */
  landingMessage: LandingMessage;
  /** The cart before the last write, for the fault `old-rev`. */
  cartBefore: Cart;
  /** True while a write locks the cart. */
  isWriting: boolean;
  faults: FaultSwitches;
  /** How much longer each call takes, in milliseconds. */
  latency: number;
  /** How many calls the faults have affected. */
  faultyCalls: number;
  /** How often each call was made. Decides which form its next reply has. */
  callCounts: Map<string, number>;
  /** The latest reply to each call, by address and body, for the fault `repeat`. */
  replies: Map<string, string>;
  /** The message in the state block of the next page. */
  pageMessage?: PageMessage;
  /** How much of the state block the pages have. */
  stateBlock: 'none' | 'profile' | 'full';
  /** The menu in the state block. */
  menu: MenuSize;
  /** The fragment of HTML below the cart. */
  promotion: Promotion;
  /** Whether the template's own links have other addresses than the widgets' defaults. */
  links: TemplateLinks;
  /** The version of Prototype.js whose changes to the built-ins the pages have. */
  oldLibrary?: OldLibrary;
  /** The stylesheets of the pages. */
  stylesheet: SiteStylesheet;
  /** The build that a tab's pages load. */
  runtime: 'preact' | 'react';
  /** Which calls are held. */
  race: Race;
  /** How the pages load the widgets. */
  head: HeadForm;
  /** False if pages are sent without a Content-Security-Policy. */
  hasPolicy: boolean;
  /** Whether pages have speculation rules. */
  prerenders: boolean;
  /** The page to return to after signing in with `resume=prev`. */
  lastPage: string;
  newLineId: () => string;
  /** Returns the number of the next list or list item. */
  newListNumber: () => number;
}

const FIRST_LINE_NUMBER = 111_000_001;
const FIRST_LIST_NUMBER = 10_000;

/** Turns the session into that of another kind of user, with the cart, lists and orders of that kind. */
export function becomeKind(session: Session, kind: UserKind): void {
  const wasGuest = session.kind.guest;
  const { account } = session;
  if (account?.kind === session.kind) account.lists = session.lists;
  session.kind = kind;
  const isOwnAccount = account?.kind === kind;
  session.lists = isOwnAccount ? account.lists : kind.guest ? [] : seedLists(session.listSeed);
  session.earlierCart = kind.hasEarlierCart ? earlierCart(session.newLineId) : undefined;
  // A guest still sees the confirmation after signing in. A customer's order is nobody else's.
  const placed = wasGuest ? session.orders.placed : undefined;
  session.orders = (isOwnAccount && account.orders) || {
    ...openOrderBook(kind, session.orderCount),
    placed,
  };
  if (!wasGuest) session.redemption = undefined;
}

/** Creates the session of a first visit: a guest with the sample cart. */
export function createSession(hasPolicy: boolean): Session {
  let lineNumber = FIRST_LINE_NUMBER;
  let listNumber = FIRST_LIST_NUMBER;
  const newLineId = (): string => `ci${lineNumber++}`;
  const cart = seedCart('sample', newLineId);
  return {
    id: randomId(),
    began: performance.now(),
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
    replies: new Map(),
    stateBlock: 'full',
    menu: 'usual',
    promotion: 'usual',
    links: 'usual',
    stylesheet: 'bootstrap3',
    runtime: 'preact',
    race: createRace(),
    head: 'script',
    hasPolicy,
    prerenders: false,
    lastPage: '/',
    newLineId,
    newListNumber: () => listNumber++,
  };
}

/** Returns the session a new id and token, as a server does at every sign-in. */
export function renewIdentity(session: Session): void {
  Object.assign(session, { id: randomId(), csrfToken: randomId() });
}

/** Returns the token in the pages of a session. */
export function tokenOf({ csrfToken, faults }: Session): string {
  return faults.has('sentinel') ? `SENT-TOKEN-${csrfToken}` : csrfToken;
}

function randomId(): string {
  return randomBytes(16).toString('hex').toUpperCase();
}
