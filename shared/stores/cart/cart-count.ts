/**
 * The number on the mini-cart. Separate from the cart, so that pages that show only the number load neither the cart's
 * code nor its data.
 */
import { atom, type ReadableAtom } from 'nanostores';
import { readCartCount } from '../../api/cart/cart-count.ts';
import { createLatestRead } from '../latest-read.ts';
import { onRevalidate } from '../revalidation.ts';
import { writeStore } from '../store.ts';

const $state = atom<number | null>(null);
const reads = createLatestRead();
let followsCart = false;

/**
 * Pieces in the cart according to the server; null until it has answered. The number printed into the page is the
 * visitor's `cartCount`.
 */
export const $cartCount: ReadableAtom<number | null> = $state;

/**
 * Reads the number from the server, now and whenever it may have changed, unless the page has the cart itself and takes
 * the number from there. A failed read keeps the number.
 */
export async function verifyCartCount(): Promise<void> {
  onRevalidate(verifyCartCount);
  if (followsCart) return;
  const result = await reads.run((signal) => readCartCount({ signal }));
  if (result?.ok) writeStore(() => $state.set(result.value));
}

/** Reads the number from the server because the latest cart has unreadable rows. */
export function readCountAnew(): Promise<void> {
  followsCart = false;
  return verifyCartCount();
}

/** Sets the number from a cart that was read. It is newer than any read of the number under way. */
export function setCartCount(count: number): void {
  followsCart = true;
  reads.end();
  writeStore(() => $state.set(count));
}
