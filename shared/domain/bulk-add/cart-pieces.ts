/** What the cart says of rows whose replies nobody has seen. */
import { piecesByItem } from '../cart/pieces-by-item.ts';
import { normalizeItemNumber } from '../item-number.ts';
import { sumOf } from '../sum.ts';
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

/** The same pieces with those of rows that have arrived. */
export function withRows(pieces: CartPieces, rows: readonly BulkRow[]): CartPieces {
  const sum: Record<string, number> = { ...pieces };
  for (const { itemNumber, quantity } of rows) sum[itemNumber] = (sum[itemNumber] ?? 0) + quantity;
  return sum;
}

/**
 * Finds out how many rows have arrived, of rows that go out one after another. The cart must be the expected one with
 * all pieces of the first rows and none of the others. In any other cart somebody else has been at work, or the shop has
 * made something else of a row: nothing is guessed then.
 * @param expected what was in the cart, as far as is known, before the first of them went out
 * @param now what is in it now; null where not all of it can be read
 * @returns null where that cannot be told
 */
export function countArrived(
  rows: readonly BulkRow[],
  expected: CartPieces | null,
  now: CartPieces | null,
): number | null {
  if (!expected || !now) return null;
  let more = countAll(now) - countAll(expected);
  let count = 0;
  while (more > 0 && count < rows.length) more -= rows[count++]?.quantity ?? 0;
  return isSame(now, withRows(expected, rows.slice(0, count))) ? count : null;
}

/** Whether the cart has more pieces of an item than expected; false where that cannot be told. */
export function hasGrown(itemNumber: string, expected: CartPieces | null, now: CartPieces | null): boolean {
  return !!expected && !!now && (now[itemNumber] ?? 0) > (expected[itemNumber] ?? 0);
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

function countAll(pieces: CartPieces): number {
  return sumOf(Object.values(pieces), (count) => count);
}

function isSame(one: CartPieces, other: CartPieces): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (item) => (one[item] ?? 0) === (other[item] ?? 0),
  );
}
