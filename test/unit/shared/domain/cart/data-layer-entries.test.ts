import { describe, expect, it } from 'vitest';
import {
  abandonedCartEntry,
  cartUpdatedEntry,
} from '../../../../../shared/domain/cart/data-layer-entries.ts';
import { cart, line } from '../sample-cart.ts';

const CART = cart([line('1', { itemNumber: 'XB1234', name: 'For Dana Whitlock', prices: { list: 9 } })], {
  subtotal: 18,
  headMessage: 'dana@example.com',
  charges: { zipCode: '27215', promotionId: 'SAVE5' },
});

describe.each([
  ['a changed cart', cartUpdatedEntry, 'cart_updated', '[1 §9]'],
  ['a cart that was left', abandonedCartEntry, 'abandoned_cart', '[2 §6]'],
])('the entry for %s', (_, entryOf, event, section) => {
  it(`lists items, quantities and the subtotal in US dollars, and nothing about the shopper ${section}`, () => {
    expect(entryOf(CART, true)).toEqual({
      event,
      currency: 'USD',
      value: 18,
      items: [{ item_id: 'XB1234', quantity: 2 }],
    });
  });

  it('has no value if prices are hidden, if those of one line are, or if the server sent none [1 §6 Prices, wire Hidden price]', () => {
    const bare = { event, currency: 'USD', items: [{ item_id: 'XB1234', quantity: 2 }] };
    expect(entryOf(CART, false)).toStrictEqual(bare);
    expect(entryOf({ ...CART, subtotal: undefined }, true)).toStrictEqual(bare);
    const lines = [...CART.lines, line('2', { hidesPrice: true })];
    expect(entryOf({ ...CART, lines }, true)).toEqual({
      ...bare,
      items: [...bare.items, { item_id: 'ITEM2', quantity: 2 }],
    });
  });
});
