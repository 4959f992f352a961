import { isSameItem, normalizeItemNumber } from '../item-number.ts';
import type { Amount } from '../money.ts';
import { sumOf } from '../sum.ts';
import { type Cart, type CartLine, unitPrice } from './cart.ts';
import type { WantedQuantities } from './wanted-quantities.ts';

/** A cart that has just been shown, and how it came about. */
export interface ShownCart {
  /** The previously shown cart; null for the first. The same object if nothing has changed. */
  before: Cart | null;
  cart: Cart;
  /** The server's entries for the page's tag manager. */
  dataLayer: unknown;
  /** The shopper's requests since the previous cart, oldest first. */
  wanted: readonly WantedQuantities[];
  /** An action of the shopper changed the cart, or may have. */
  written: boolean;
}

/** A change of the cart that the shopper did not make. */
export type CartChange =
  /** The quantity differs; `wanted` is the quantity that the shopper asked for, if any. */
  | { kind: 'quantity'; line: CartLine; wanted?: number }
  | { kind: 'dropped'; line: CartLine }
  | { kind: 'repriced'; line: CartLine; from: Amount; to: Amount };

/**
 * Returns the changes between two carts that the shopper did not ask for: quantities capped or changed, lines
 * dropped, prices changed. New lines don't count, nor do lines whose pieces moved to another line of the same
 * item.
 * @param wanted the shopper's requests, write by write; the latest counts
 * @param contract whether they see contract prices: only then is a changed contract price reported
 */
export function describeChanges(
  before: Cart,
  after: Cart,
  wanted: readonly WantedQuantities[],
  contract: boolean,
): CartChange[] {
  const changes: CartChange[] = [];
  const known = new Map(before.lines.map((line) => [line.id, line]));
  const wantedOf = ({ id, itemNumber }: CartLine) =>
    wanted
      .map(({ lines, items }) => lines?.[id] ?? items?.[normalizeItemNumber(itemNumber)])
      .findLast((quantity) => quantity !== undefined);

  for (const line of after.lines) {
    const old = known.get(line.id);
    known.delete(line.id);
    const asked = wantedOf(line);
    if (asked === 'any') continue;
    const expected = asked ?? old?.quantity ?? line.quantity;
    // A line whose removal failed says so itself.
    if (line.quantity !== expected && asked !== 0) changes.push({ kind: 'quantity', line, wanted: asked });
    // A quantity that the shopper chose may change the unit price, which isn't reported.
    const from = old && unitPrice(old.prices, contract);
    const to = unitPrice(line.prices, contract);
    if (asked === undefined && from !== undefined && to !== undefined && from !== to) {
      changes.push({ kind: 'repriced', line, from, to });
    }
  }
  // A missing line may be one of the unreadable rows.
  for (const line of after.unreadableLines ? [] : known.values()) {
    const asked = wantedOf(line);
    const isExpected = asked === undefined || asked === line.quantity;
    if (isExpected && !movedElsewhere(line, before, after)) changes.push({ kind: 'dropped', line });
  }
  return changes;
}

function movedElsewhere(line: CartLine, before: Cart, after: Cart): boolean {
  const units = (cart: Cart) =>
    sumOf(cart.lines, (other) => (isSameItem(other.itemNumber, line.itemNumber) ? other.quantity : 0));
  return units(after) >= units(before);
}
