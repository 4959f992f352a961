import type { Cart, CartLine } from './cart.ts';

/** A quantity that the shopper asked for: 0 for a removal; 'any' if every quantity is expected. */
export type WantedQuantity = number | 'any';

/** The quantities that the shopper asks for with one write. */
export interface WantedQuantities {
  /** By line id. */
  lines?: Record<string, WantedQuantity>;
  /**
   * By item number as `normalizeItemNumber` returns it, for items whose line isn't known yet: the pieces of
   * the whole line.
   */
  items?: Record<string, WantedQuantity>;
  /** The pieces that were added, by that item number, where `items` expects any quantity. */
  added?: Readonly<Record<string, number>>;
}

/** Asks for the same quantity of every line of a cart. */
export function wantOfEachLine(
  cart: Cart | null,
  quantityOf: (line: CartLine) => WantedQuantity,
): WantedQuantities {
  return { lines: Object.fromEntries((cart?.lines ?? []).map((line) => [line.id, quantityOf(line)])) };
}
