import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cart } from './cart/cart.ts';
import { earlierCart, seedCart } from './cart/seeds.ts';
import { type FaultSwitches, NO_FAULTS } from './faults/fault-switches.ts';
import { GUEST, type UserKind } from './user-kinds.ts';

/** A shopping list. */
export interface ShoppingList {
  /** In the manner of `gl10000`. */
  id: string;
  name: string;
  description: string;
  items: { itemNumber: string; quantity: number }[];
}

/** What the shop knows of one browser. */
export interface Session {
  id: string;
  csrfToken: string;
  kind: UserKind;
  cart: Cart;
  /** The cart that waits to be merged. */
  earlierCart?: Cart;
  /** The shopping lists of the account. */
  lists: ShoppingList[];
  /** The cart as it was before the last write, for the fault `old-rev`. */
  cartBefore: Cart;
  /** True while a write holds the cart. */
  isWriting: boolean;
  faults: FaultSwitches;
  /** How many calls the faults above have met. */
  faultyCalls: number;
  /** How often each call was made: the turn of its reply among the forms. */
  callCounts: Map<string, number>;
  /** How much of the state block the pages carry. */
  stateBlock: 'none' | 'profile' | 'full';
  /** False when the pages are sent without a policy. */
  hasPolicy: boolean;
  /** The page that a sign-in with `resume=prev` goes back to. */
  lastPage: string;
  newLineId: () => string;
}

/** All sessions of a shop, found by the cookie. */
export interface Sessions {
  /** Gives the session of a request; a new one, with its cookie, when it has none. */
  of(request: FastifyRequest, reply: FastifyReply): Session;
  /** Gives the session a new id and token, as at every sign-in. */
  renew(session: Session, reply: FastifyReply): void;
}

const COOKIE = 'JSESSIONID';
const COOKIE_OPTIONS = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

/** More are not kept: the oldest goes. */
const CAPACITY = 5000;

const FIRST_LINE_NUMBER = 111_000_001;

/** Makes the sessions of one shop. */
export function createSessions(hasPolicy: boolean): Sessions {
  const byId = new Map<string, Session>();
  const keep = (session: Session, reply: FastifyReply): Session => {
    byId.set(session.id, session);
    if (byId.size > CAPACITY) byId.delete(byId.keys().next().value as string);
    reply.setCookie(COOKIE, session.id, COOKIE_OPTIONS);
    return session;
  };
  return {
    of: (request, reply) => byId.get(request.cookies[COOKIE] ?? '') ?? keep(createSession(hasPolicy), reply),
    renew(session, reply) {
      byId.delete(session.id);
      Object.assign(session, { id: randomId(), csrfToken: randomId() });
      keep(session, reply);
    },
  };
}

/** Makes the session somebody who may buy something: their kind, and the cart they left at an earlier visit. */
export function becomeKind(session: Session, kind: UserKind): void {
  session.kind = kind;
  session.lists = [];
  session.earlierCart = kind.hasEarlierCart ? earlierCart(session.newLineId) : undefined;
}

function createSession(hasPolicy: boolean): Session {
  let lineNumber = FIRST_LINE_NUMBER;
  const newLineId = (): string => `ci${lineNumber++}`;
  const cart = seedCart('sample', newLineId);
  return {
    id: randomId(),
    csrfToken: randomId(),
    kind: GUEST,
    cart,
    lists: [],
    cartBefore: cart,
    isWriting: false,
    faults: NO_FAULTS,
    faultyCalls: 0,
    callCounts: new Map(),
    stateBlock: 'full',
    hasPolicy,
    lastPage: '/',
    newLineId,
  };
}

function randomId(): string {
  return randomBytes(16).toString('hex').toUpperCase();
}
