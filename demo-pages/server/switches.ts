import { CART_SEEDS, type CartSeed, seedCart } from './cart/seeds.ts';
import { readFaults } from './faults/fault-switches.ts';
import { becomeKind, type Session } from './sessions.ts';
import { findUserKind } from './user-kinds.ts';

/** What each switch in a page's address does to the session; a value it does not know is told. */
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
  policy(session, value) {
    session.hasPolicy = value !== 'off';
    return value === 'on' || value === 'off';
  },
  state(session, value) {
    if (value !== 'none' && value !== 'profile' && value !== 'full') return false;
    session.stateBlock = value;
    return true;
  },
  fault(session, value) {
    const { faults, unknown } = readFaults(value);
    session.faults = faults;
    session.faultyCalls = 0;
    return !unknown.length;
  },
};

/**
 * Applies the switches of a page's address to the session.
 * @returns the address without them, and what could not be understood
 */
export function applySwitches(session: Session, address: string): { address: string; problems: string[] } {
  const url = new URL(address, 'http://shop.invalid');
  const problems: string[] = [];
  for (const [name, apply] of Object.entries(SWITCHES)) {
    const value = url.searchParams.get(name);
    if (value === null) continue;
    url.searchParams.delete(name);
    if (!apply(session, value))
      problems.push(`?${name}=${value} is not understood; see demo-pages/README.md`);
  }
  return { address: url.pathname + url.search, problems };
}
