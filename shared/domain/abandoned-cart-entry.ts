import type { Cart } from './cart.ts';
import { type CartUpdatedEntry, cartUpdatedEntry } from './cart-updated-entry.ts';

/** What the page's tag manager is told of a cart that its shopper has left. */
export type AbandonedCartEntry = Omit<CartUpdatedEntry, 'event'> & { event: 'abandoned_cart' };

/** Makes the entry: the same facts as after a change of the cart, and as little about the shopper [2 §6]. */
export function abandonedCartEntry(cart: Cart, showsPrices: boolean): AbandonedCartEntry {
  return { ...cartUpdatedEntry(cart, showsPrices), event: 'abandoned_cart' };
}
