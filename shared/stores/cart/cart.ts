import { atom, type ReadableAtom } from 'nanostores';
import type { CartReading } from '../../api/cart/cart-details.ts';
import { type Cart, type CartLine, reconcileCart } from '../../domain/cart/cart.ts';
import type { WantedQuantities } from '../../domain/cart/wanted-quantities.ts';
import type { Failure } from '../../domain/failure.ts';
import { writeStore } from '../store.ts';

/** The cart as the server last told it [1 §4 Cart load]. */
export interface CartState {
  phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** Null until one was read. A line's own quantity is the confirmed one, see `$lineEdits`. */
  cart: Cart | null;
  /** Why the last reading failed; the cart read before it stays. */
  failure: Failure | null;
  /** The last reading failed: what is shown may be out of date. */
  stale: boolean;
}

/** One thing the shopper has done, which the next cart may show. */
export interface ShopperAction {
  /** What they asked for: none of it is told to them as a change. */
  wanted: WantedQuantities;
  /** It has, or may have, changed the cart. */
  written: boolean;
}

/** A cart that has just been shown. */
export interface ShownCart {
  /** The cart shown before it; null for the first. The same one where nothing has changed. */
  before: Cart | null;
  cart: Cart;
  /** The server's entries for the page's tag manager. */
  dataLayer: unknown;
  /** What the shopper has done since the cart before it, oldest first. */
  actions: readonly ShopperAction[];
}

const $state = atom<CartState>({ phase: 'idle', cart: null, failure: null, stale: false });
const $shown = atom<ShownCart | null>(null);

/** The cart. Only `read-cart.ts` calls the functions below that change it. */
export const $cart: ReadableAtom<CartState> = $state;

/** The cart that was shown last, a new value each time. What follows from it is in `cart-listeners.ts`. */
export const $shownCart: ReadableAtom<ShownCart | null> = $shown;

/** The line of that id as the server last told it. */
export function findLine(lineId: string): CartLine | undefined {
  return $state.get().cart?.lines.find((line) => line.id === lineId);
}

/** A reading has begun. A cart that is shown stays. */
export function markLoading(): void {
  if (!$state.get().cart) change({ phase: 'loading', failure: null });
}

/** Shows a cart. Its lines that did not change stay the same objects, so that their rows do not render again. */
export function showCart({ dataLayer, ...read }: CartReading, actions: readonly ShopperAction[]): void {
  const before = $state.get().cart;
  const cart = before ? reconcileCart(before, read) : read;
  change({ phase: 'ready', cart, failure: null, stale: false });
  writeStore(() => $shown.set({ before, cart, dataLayer, actions }));
}

/** A reading has failed. A cart that is shown stays, and may be out of date. */
export function markUnread(failure: Failure): void {
  const stale = $state.get().cart !== null;
  change({ phase: stale ? 'ready' : 'failed', failure, stale });
}

/** Notes the zip code of the cart. @returns whether the cart had another one, or none */
export function setZipCode(zipCode: string): boolean {
  const { cart } = $state.get();
  if (!cart || cart.charges.zipCode === zipCode) return false;
  change({ cart: { ...cart, charges: { ...cart.charges, zipCode } } });
  return true;
}

function change(part: Partial<CartState>): void {
  writeStore(() => $state.set({ ...$state.get(), ...part }));
}
