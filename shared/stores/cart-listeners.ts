import { type Cart, countPieces } from '../domain/cart.ts';
import type { WantedQuantity } from '../domain/cart-changes.ts';
import { emit } from '../page/events.ts';
import { followCart } from './cart-count.ts';
import { $lineEdits } from './line-edits.ts';
import { withCartWrites } from './load-cart-writes.ts';
import { $session } from './session.ts';

/** A cart that has just been shown. */
export interface ShownCart {
  /** The cart shown before it; null for the first. */
  before: Cart | null;
  cart: Cart;
  /** The server's entries for the page's tag manager. */
  dataLayer: unknown;
  wanted: WantedQuantity;
}

/**
 * Tells all listeners of a cart: the mini-cart, the page's scripts, its tag manager, what the shopper typed, and
 * the shopper where something changed that they did not do. Where prices are hidden, nobody is told a price [1 §6].
 */
export function notifyCartListeners({ before, cart, dataLayer, wanted }: ShownCart): void {
  const { showsPrices } = $session.get().visitor;
  const count = countPieces(cart);
  followCart(count);
  emit('cb:cart-updated', { count, subTotal: showsPrices ? cart.subtotal : undefined });
  const edits = $lineEdits.get();
  const changed = before && before !== cart ? { before, cart, wanted, edits } : null;
  const isTyped = Object.keys(edits).length > 0;
  if (!changed && !isTyped && dataLayer === undefined) return;
  void withCartWrites(
    ({ reconcileLineEdits, tellChanges, tellTagManager }) => {
      tellTagManager(dataLayer);
      if (changed) tellChanges(changed);
      reconcileLineEdits(cart);
    },
    () => {},
  );
}
