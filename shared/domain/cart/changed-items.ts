import type { Cart } from './cart.ts';
import { type CartQuantities, cartQuantities, quantityOf } from './cart-quantities.ts';

/** An item whose pieces in the cart have changed. */
export interface ChangedItem {
  itemNumber: string;
  /** Its pieces now, on all of its lines; 0 if it is no longer in the cart. */
  quantity: number;
  /** Its pieces before; 0 if it wasn't in the cart. */
  before: number;
}

/**
 * Compares two carts by item.
 * @param before null if unknown: the requested additions then determine the earlier quantities
 * @param requested the pieces that the shopper asked to add
 * @returns the items with another quantity, in the order of the carts. An item that is on an unreadable row of one of
 *   the carts may have changed or not, so it is left out
 */
export function changedItems(before: Cart | null, after: Cart, requested: CartQuantities): ChangedItem[] {
  const now = cartQuantities(after);
  const earlier = before ? cartQuantities(before) : withoutRequested(now, requested);
  const items = new Set([...Object.keys(earlier), ...Object.keys(now)]);
  return [...items]
    .map((itemNumber) => ({
      itemNumber,
      quantity: quantityOf(itemNumber, now),
      before: quantityOf(itemNumber, earlier),
    }))
    .filter(({ quantity, before: pieces }) => {
      if (quantity === pieces) return false;
      if (quantity === 0) return !after.unreadableLines;
      return pieces > 0 || !before?.unreadableLines;
    });
}

/** Returns the quantities of a cart before the requested pieces were added. */
function withoutRequested(now: CartQuantities, requested: CartQuantities): CartQuantities {
  const entries = Object.entries(now).map(([item, quantity]) => [
    item,
    Math.max(0, quantity - quantityOf(item, requested)),
  ]);
  return Object.fromEntries(entries);
}
