/**
 * The number on the mini-cart. Kept apart from the cart, so that pages which show only the number load neither the
 * cart's code nor its data.
 */
import { atom, type ReadableAtom } from 'nanostores';
import { readCartCount } from '../../api/cart/cart-count.ts';
import { createLatestRead } from '../latest-read.ts';
import { onRevalidate } from '../revalidation.ts';
import { writeStore } from '../store.ts';

const $state = atom<number | null>(null);
const reads = createLatestRead();
let followsCart = false;

/** Pieces in the cart as the server told it; null before. What the page printed is the visitor's `cartCount`. */
export const $cartCount: ReadableAtom<number | null> = $state;

/**
 * Reads the number from the server, now and whenever it may have changed, unless the cart itself is on the
 * page and tells it. A failed reading leaves the number as it was.
 */
export async function verifyCartCount(): Promise<void> {
  onRevalidate(verifyCartCount);
  if (followsCart) return;
  const result = await reads.run((signal) => readCartCount({ signal }));
  if (result?.ok) writeStore(() => $state.set(result.value));
}

/** Has the server tell the number again: the cart that was shown last holds rows that could not be read. */
export function readCountAnew(): Promise<void> {
  followsCart = false;
  return verifyCartCount();
}

/** Sets the number from a cart that was read. It is newer than any reading of the number under way. */
export function setCartCount(count: number): void {
  followsCart = true;
  reads.end();
  writeStore(() => $state.set(count));
}
