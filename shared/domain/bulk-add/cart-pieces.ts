/** What the cart says of a row whose reply nobody has seen. */
import { piecesByItem } from '../cart/pieces-by-item.ts';
import { normalizeItemNumber } from '../item-number.ts';
import type { BulkRow } from './bulk-row.ts';

/** Pieces by item number. */
export type CartPieces = Readonly<Record<string, number>>;

/** Counts the pieces in a cart by item number, as `BulkRow` writes it. Null where some of its lines cannot be read. */
export function cartPieces(cart: {
  lines: readonly { itemNumber: string; quantity: number }[];
  unreadableLines: number;
}): CartPieces | null {
  if (cart.unreadableLines > 0) return null;
  const lines = cart.lines.map(({ itemNumber, quantity }) => ({
    itemNumber: normalizeItemNumber(itemNumber),
    quantity,
  }));
  return Object.fromEntries(piecesByItem(lines).map(({ itemNumber, quantity }) => [itemNumber, quantity]));
}

/** The same pieces with those of a row that has arrived. */
export function withRow(pieces: CartPieces, { itemNumber, quantity }: BulkRow): CartPieces {
  return { ...pieces, [itemNumber]: (pieces[itemNumber] ?? 0) + quantity };
}

/**
 * Decides whether a row has arrived: the cart must be the expected one with all of its pieces, or with none. In any
 * other cart somebody else has been at work, or the shop has made something else of the row: nothing is guessed then.
 * @param expected what was in the cart, as far as is known, before the row went out
 * @param now what is in it now; null where not all of it can be read
 */
export function decideRow(
  row: BulkRow,
  expected: CartPieces | null,
  now: CartPieces | null,
): 'arrived' | 'missing' | 'unknown' {
  if (!expected || !now) return 'unknown';
  if (isSame(now, expected)) return 'missing';
  return isSame(now, withRow(expected, row)) ? 'arrived' : 'unknown';
}

/**
 * Whether a row that the server has turned away for another write at the same time is certainly not in the cart: its
 * item has the pieces it had, and no other item has as many more, as it would where the shop has given the item
 * another number. What the other write has changed besides does not matter.
 */
export function isTurnedAway(row: BulkRow, expected: CartPieces | null, now: CartPieces | null): boolean {
  if (!expected || !now) return false;
  const growth = (itemNumber: string) => (now[itemNumber] ?? 0) - (expected[itemNumber] ?? 0);
  return growth(row.itemNumber) === 0 && !Object.keys(now).some((item) => growth(item) === row.quantity);
}

function isSame(one: CartPieces, other: CartPieces): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (item) => (one[item] ?? 0) === (other[item] ?? 0),
  );
}
