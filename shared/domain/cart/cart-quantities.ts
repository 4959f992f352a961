/** The quantities in a cart by item, used to decide about additions whose replies were lost. */
import { normalizeItemNumber } from '../item-number.ts';
import { sumOf } from '../sum.ts';
import { type ItemWithQuantity, quantitiesByItem } from './quantities-by-item.ts';

/** The pieces of each item, by item number as `normalizeItemNumber` returns it. */
export type CartQuantities = Readonly<Record<string, number>>;

/** Counts the pieces of each item, on all of its lines. The server may spell one item number in several ways. */
export function cartQuantities({ lines }: { lines: readonly ItemWithQuantity[] }): CartQuantities {
  const normalized = lines.map(({ itemNumber, quantity }) => ({
    itemNumber: normalizeItemNumber(itemNumber),
    quantity,
  }));
  return Object.fromEntries(
    quantitiesByItem(normalized).map(({ itemNumber, quantity }) => [itemNumber, quantity]),
  );
}

/** Like `cartQuantities`, for decisions that need the whole cart. Returns null if some of its lines can't be read. */
export function wholeCartQuantities(cart: {
  lines: readonly ItemWithQuantity[];
  unreadableLines: number;
}): CartQuantities | null {
  return cart.unreadableLines > 0 ? null : cartQuantities(cart);
}

/** Returns the pieces of one item, however its number is spelled. */
export function quantityOf(itemNumber: string, quantities: CartQuantities): number {
  return quantities[normalizeItemNumber(itemNumber)] ?? 0;
}

/** Returns the quantities with those of more items. */
export function withAdditions(
  quantities: CartQuantities,
  additions: readonly ItemWithQuantity[],
): CartQuantities {
  return cartQuantities({ lines: [...asLines(quantities), ...additions] });
}

/**
 * Decides whether an addition whose reply was lost took effect: the cart must have at least that many more pieces of
 * the item. Returns false if unknown.
 * @param before the contents of the cart before it was sent; null if unknown
 * @param now the contents since then; null if unknown
 */
export function hasArrived(
  { itemNumber, quantity }: ItemWithQuantity,
  before: CartQuantities | null,
  now: CartQuantities | null,
): boolean {
  return growthOf(itemNumber, before, now) >= quantity;
}

/** Returns the items that `hasArrived` can't confirm. Rows with the same item are counted together. */
export function missingItems(
  items: readonly ItemWithQuantity[],
  before: CartQuantities | null,
  now: CartQuantities | null,
): ItemWithQuantity[] {
  return quantitiesByItem(items).filter((item) => !hasArrived(item, before, now));
}

/**
 * Counts how many of several additions, sent one after another, took effect. The cart must be the expected one plus all
 * pieces of the first additions and none of the others. Any other cart was changed by somebody else, or the shop
 * changed an addition: nothing is guessed then.
 * @param expected the contents of the cart before the first of them was sent; null if unknown
 * @param now the contents since then; null if part of them can't be read
 * @returns null if unknown
 */
export function countArrived(
  additions: readonly ItemWithQuantity[],
  expected: CartQuantities | null,
  now: CartQuantities | null,
): number | null {
  if (!expected || !now) return null;
  let more = countAll(now) - countAll(expected);
  let count = 0;
  while (more > 0 && count < additions.length) more -= additions[count++]?.quantity ?? 0;
  return isSameCart(now, withAdditions(expected, additions.slice(0, count))) ? count : null;
}

/** Whether the cart has more pieces of an item than expected. Returns false if unknown. */
export function hasGrown(
  itemNumber: string,
  expected: CartQuantities | null,
  now: CartQuantities | null,
): boolean {
  return growthOf(itemNumber, expected, now) > 0;
}

/**
 * Whether an addition that the server refused because of another write is certainly not in the cart: its item has the
 * same pieces as before, and no other item has that many more, as would happen if the shop gave the item another
 * number. Other changes by the other write don't matter.
 */
export function isTurnedAway(
  { itemNumber, quantity }: ItemWithQuantity,
  expected: CartQuantities | null,
  now: CartQuantities | null,
): boolean {
  if (!expected || !now) return false;
  const isReplaced = Object.keys(now).some((item) => growthOf(item, expected, now) === quantity);
  return growthOf(itemNumber, expected, now) === 0 && !isReplaced;
}

/** NaN, which no comparison accepts, if one of the two is unknown. */
function growthOf(itemNumber: string, before: CartQuantities | null, now: CartQuantities | null): number {
  return before && now ? quantityOf(itemNumber, now) - quantityOf(itemNumber, before) : Number.NaN;
}

function asLines(quantities: CartQuantities): ItemWithQuantity[] {
  return Object.entries(quantities).map(([itemNumber, quantity]) => ({ itemNumber, quantity }));
}

function countAll(quantities: CartQuantities): number {
  return sumOf(Object.values(quantities), (count) => count);
}

/** Whether two carts have the same pieces of the same items. */
export function isSameCart(one: CartQuantities, other: CartQuantities): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (item) => quantityOf(item, one) === quantityOf(item, other),
  );
}
