import { expect, it } from 'vitest';
import { abandonedCartEntry } from '../../../../shared/domain/abandoned-cart-entry.ts';
import { cart, line } from './sample-cart.ts';

const CART = cart([line('1', { name: 'For Dana Whitlock' })], {
  headMessage: 'dana@example.com',
  charges: { zipCode: '27215' },
});

it('names items, pieces and the subtotal, and nothing about the shopper [2 §6]', () => {
  expect(abandonedCartEntry(CART, true)).toEqual({
    event: 'abandoned_cart',
    currency: 'USD',
    value: 20,
    items: [{ item_id: 'ITEM1', quantity: 2 }],
  });
});

it('has no value where prices are hidden [1 §6]', () => {
  expect(abandonedCartEntry(CART, false)).not.toHaveProperty('value');
});
