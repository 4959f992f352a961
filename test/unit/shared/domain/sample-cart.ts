import type { Cart, CartLine } from '../../../../shared/domain/cart/cart.ts';

/** A line of two pieces, with a test's own values. */
export function line(id: string, given: Partial<CartLine> = {}): CartLine {
  return {
    id,
    itemNumber: `ITEM${id}`,
    name: `Item ${id}`,
    quantity: 2,
    discontinued: false,
    stockMessages: ['In stock'],
    prices: { list: 10 },
    hidesPrice: false,
    ...given,
  };
}

/** A cart of those lines. */
export function cart(lines: CartLine[], given: Partial<Cart> = {}): Cart {
  return { lines, subtotal: 20, charges: {}, unreadableLines: 0, unreadableLineIds: [], ...given };
}
