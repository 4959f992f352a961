import type { Cart, Money } from './cart.ts';

/** What the page's tag manager is told of a change that a shopper made to the cart. */
export interface CartUpdatedEntry {
  event: 'cart_updated';
  /** Always the US dollar [1 §9]. */
  currency: 'USD';
  /** The subtotal; only for visitors who see prices. */
  value?: Money;
  /** The cart after the change: item numbers and pieces, line by line. */
  items: { item_id: string; quantity: number }[];
}

/**
 * Makes the entry. It is built key by key and copies nothing, so that nothing about the shopper, their order or
 * their account can get into it.
 */
export function cartUpdatedEntry({ lines, subtotal }: Cart, showsPrices: boolean): CartUpdatedEntry {
  return {
    event: 'cart_updated',
    currency: 'USD',
    ...(showsPrices && subtotal !== undefined ? { value: subtotal } : {}),
    items: lines.map(({ itemNumber, quantity }) => ({ item_id: itemNumber, quantity })),
  };
}
