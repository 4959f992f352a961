import { expect, it } from 'vitest';
import { withoutPrices } from '../../../../shared/domain/data-layer.ts';

it('takes every price out of entries for the tag manager and leaves the rest [1 §6 Prices, wire Data layer]', () => {
  const entries = [
    {
      event: 'view_cart',
      ecommerce: {
        currency: 'USD',
        value: 120,
        subTotal: 120,
        tax: 1,
        items: [{ item_id: '1', quantity: 2, price: 60, listPrice: 70, discountAmount: 5 }],
      },
    },
    null,
    'text',
  ];
  expect(withoutPrices(entries)).toEqual([
    { event: 'view_cart', ecommerce: { currency: 'USD', items: [{ item_id: '1', quantity: 2 }] } },
    null,
    'text',
  ]);
});

it('takes out texts with an amount in them [1 §6 Prices]', () => {
  const entry = { coupon: 'Save $5', list: ['$1.50', 'frog'], note: '5$ bill', name: 'US$ notes' };
  expect(withoutPrices(entry)).toEqual({ list: ['frog'], note: '5$ bill', name: 'US$ notes' });
});
