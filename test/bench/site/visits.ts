/** The shoppers of the bench: each visit is a session that the bench itself can read, with a cart of N lines. */
import { CATALOGUE } from '../../../demo-pages/server/catalogue/catalogue.ts';
import { createSession, type Session } from '../../../demo-pages/server/session.ts';
import type { Sessions } from '../../../demo-pages/server/sessions.ts';
import { envelopeForm } from '../../../demo-pages/server/wire/envelope.ts';
import { createVariation } from '../../../demo-pages/server/wire/variation.ts';

/**
 * The usual contents of a cart: no item for which the server adds a message above the lines, which would load the
 * sanitiser.
 */
const SOLD = CATALOGUE.filter(
  ({ discontinued, priceOnRequest, category }) =>
    !discontinued && !priceOnRequest && category !== 'living-materials',
);

/** The calls that change a cart. */
const WRITES = ['cart/update-item', 'cart/remove-product-from-cart'];

/** The most attempts: there are far fewer forms. */
const TURNS = 500;

/** Gives the session a cart with that many lines, and replies that all have the same form. */
export function fillCart(session: Session, lines: number): void {
  session.cart = {
    lines: Array.from({ length: lines }, (_, index) => ({
      id: session.newLineId(),
      itemNumber: (SOLD[index % SOLD.length] as (typeof SOLD)[number]).itemNumber,
      quantity: (index % 2) + 1,
    })),
    notices: [],
  };
  session.cartBefore = session.cart;
  fixReplies(session);
}

/**
 * The server of the contract answers in other forms from call to call, at one time with the cart and at another without.
 * The bench always gets the usual envelope, with the cart in it.
 */
export function fixReplies(session: Session): void {
  for (const path of WRITES) {
    const turn = Array.from({ length: TURNS }, (_, nth) => nth).find(
      (nth) => envelopeForm(path, nth) === 'wrapped' && createVariation(`${path} ${nth}`).pick([true, false]),
    );
    session.callCounts.set(path, turn as number);
  }
}

/** Sessions that the bench finds by the name of a visit, and the shop by the usual cookie. */
export interface BenchSessions extends Sessions {
  /** The session of a visit; fails if it has not started. */
  named(visit: string): Session;
  /** Gives the visit a session, which the next answer sets the cookie of. */
  begin(visit: string): Session;
}

const COOKIE = 'bench_visit';

/** Creates the sessions of one site of the bench. Node starts a visit before the browser requests a page. */
export function createBenchSessions(): BenchSessions {
  const byName = new Map<string, Session>();
  const find = (name: string | undefined) => (name ? byName.get(name) : undefined);
  return {
    find: (request) => find(request.cookies[COOKIE]),
    of(request, reply) {
      const asked = (request.query as { visit?: string } | undefined)?.visit;
      const name = find(asked) ? asked : request.cookies[COOKIE];
      const session = find(name);
      if (!session) throw new Error('the bench has begun no such visit');
      if (asked) reply.setCookie(COOKIE, asked, { path: '/' });
      return session;
    },
    renew() {
      throw new Error('nobody signs in here');
    },
    ofTab() {
      throw new Error('no tab has a session of its own here');
    },
    begin(name) {
      const session = createSession(false);
      byName.set(name, session);
      return session;
    },
    named(name) {
      const session = find(name);
      if (!session) throw new Error(`no such visit: ${name}`);
      return session;
    },
  };
}
