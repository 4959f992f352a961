import type { Cart, CartLine, Money } from './cart.ts';

/** Something in the cart that is not as the shopper left it. */
export type CartChange =
  /** The quantity differs; `wanted` is what the shopper asked for, absent when they asked for nothing. */
  | { kind: 'quantity'; line: CartLine; wanted?: number }
  | { kind: 'dropped'; line: CartLine }
  | { kind: 'repriced'; line: CartLine; from: Money; to: Money };

/**
 * Tells which quantity the shopper has just asked for on a line, 0 for its removal; undefined for a line
 * that they did not touch.
 */
export type WantedQuantity = (line: CartLine) => number | undefined;

/**
 * What changed from one cart to the next that the shopper did not do: quantities capped or changed, lines
 * dropped, prices altered. New lines do not count, and a line whose pieces moved to another line of
 * the same item is not told as dropped.
 */
export function describeChanges(before: Cart, after: Cart, wanted: WantedQuantity): CartChange[] {
  const changes: CartChange[] = [];
  const known = new Map(before.lines.map((line) => [line.id, line]));

  for (const line of after.lines) {
    const old = known.get(line.id);
    known.delete(line.id);
    const asked = wanted(line);
    const expected = asked ?? (old ? old.quantity : line.quantity);
    // A line whose removal failed says so by itself.
    if (line.quantity !== expected && asked !== 0) changes.push({ kind: 'quantity', line, wanted: asked });
    // A quantity the shopper chose may change the price of a piece: that is no surprise.
    const from = old && unitPrice(old);
    const to = unitPrice(line);
    if (asked === undefined && from !== undefined && to !== undefined && from !== to) {
      changes.push({ kind: 'repriced', line, from, to });
    }
  }
  for (const line of known.values()) {
    if (wanted(line) === undefined && !movedElsewhere(line, before, after))
      changes.push({ kind: 'dropped', line });
  }
  return changes;
}

function unitPrice({ prices }: CartLine): Money | undefined {
  return prices.contract ?? prices.sale ?? prices.base ?? prices.list;
}

function movedElsewhere(line: CartLine, before: Cart, after: Cart): boolean {
  const pieces = (cart: Cart) =>
    cart.lines.reduce((sum, other) => sum + (other.itemNumber === line.itemNumber ? other.quantity : 0), 0);
  return pieces(after) >= pieces(before);
}
