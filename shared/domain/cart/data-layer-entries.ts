/**
 * What the page's tag manager is told of the cart. The entries are built key by key. Nothing is copied, so nothing
 * about the shopper, their order or their account gets into them.
 */

import type { Amount } from '../money.ts';
import type { Cart } from './cart.ts';

/** What the tag manager is told of the cart in either entry. */
interface CartEntry<Event extends string> {
  event: Event;
  /** Always the US dollar [1 §9 Currency]. */
  currency: 'USD';
  /** The subtotal; only for visitors who see prices, and only if no line hides its price. */
  value?: Amount;
  /** Item numbers and pieces, line by line. */
  items: { item_id: string; quantity: number }[];
}

/** The entry after a change that the shopper has made to the cart. */
export function cartUpdatedEntry(cart: Cart, showsPrices: boolean): CartEntry<'cart_updated'> {
  return entryOf('cart_updated', cart, showsPrices);
}

/** The entry for a cart that the shopper has left: the same facts, and as little about the shopper [2 §6]. */
export function abandonedCartEntry(cart: Cart, showsPrices: boolean): CartEntry<'abandoned_cart'> {
  return entryOf('abandoned_cart', cart, showsPrices);
}

function entryOf<Event extends string>(event: Event, cart: Cart, showsPrices: boolean): CartEntry<Event> {
  const { lines, subtotal } = cart;
  // Beside the other prices, the subtotal would tell the hidden one.
  const tellsValue = showsPrices && subtotal !== undefined && !lines.some(({ hidesPrice }) => hidesPrice);
  return {
    event,
    currency: 'USD',
    ...(tellsValue ? { value: subtotal } : {}),
    items: lines.map(({ itemNumber, quantity }) => ({ item_id: itemNumber, quantity })),
  };
}
