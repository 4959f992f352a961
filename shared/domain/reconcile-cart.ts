import type { Cart } from './cart.ts';

/**
 * The new cart, with every line (and every other part) that did not change being the very object it was
 * before, so that only rows that changed render again. An unchanged cart is given back itself.
 */
export function reconcileCart(before: Cart, after: Cart): Cart {
  const known = new Map(before.lines.map((line) => [line.id, line]));
  const lines = after.lines.map((line) => keep(known.get(line.id), line));
  return keep(before, { ...after, lines });
}

function keep<Part>(before: Part | undefined, after: Part): Part {
  return before !== undefined && isSame(before, after) ? before : after;
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!one || !other || typeof one !== 'object' || typeof other !== 'object') return false;
  const keys = Object.keys(one) as (keyof object)[];
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
}
