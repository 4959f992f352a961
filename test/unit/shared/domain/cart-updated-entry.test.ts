import { expect, it } from 'vitest';
import type { Cart } from '../../../../shared/domain/cart.ts';
import { cartUpdatedEntry } from '../../../../shared/domain/cart-updated-entry.ts';

const CART = {
  lines: [{ id: 'ci1', itemNumber: 'XB1234', name: 'For Dana Whitlock', quantity: 2, prices: { list: 9 } }],
  subtotal: 18,
  headMessage: 'dana@example.com',
  charges: { zipCode: '27215', promotionId: 'SAVE5' },
} as unknown as Cart;

it('names items, pieces and the subtotal in US dollars, and nothing else [1 §9]', () => {
  expect(cartUpdatedEntry(CART, true)).toEqual({
    event: 'cart_updated',
    currency: 'USD',
    value: 18,
    items: [{ item_id: 'XB1234', quantity: 2 }],
  });
});

it('has no value where prices are hidden or the server told none [1 §6]', () => {
  const bare = { event: 'cart_updated', currency: 'USD', items: [{ item_id: 'XB1234', quantity: 2 }] };
  expect(cartUpdatedEntry(CART, false)).toEqual(bare);
  expect(cartUpdatedEntry({ ...CART, subtotal: undefined }, true)).toEqual(bare);
});
