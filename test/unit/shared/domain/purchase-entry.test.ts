import { describe, expect, it } from 'vitest';
import { purchaseEntry } from '../../../../shared/domain/purchase-entry.ts';

const purchase = { orderNumber: 'W1', total: 12.5, products: [{ item_id: '1', quantity: 2, price: 4 }] };
const given = {
  event: 'purchase',
  ecommerce: { transaction_id: 'W1', value: 9, email: 'x', items: [{ item_id: '1' }] },
};

describe('the purchase entry', () => {
  it('is the server’s own, without what is personal [2 §3]', () => {
    expect(purchaseEntry({ ...purchase, given }, true)).toEqual({
      event: 'purchase',
      ecommerce: { transaction_id: 'W1', value: 9, items: [{ item_id: '1' }] },
    });
  });

  it('is made of the products’ entries where the server has none for the order [2 §3]', () => {
    expect(purchaseEntry(purchase, true)).toEqual({
      event: 'purchase',
      transaction_id: 'W1',
      currency: 'USD',
      value: 12.5,
      items: purchase.products,
    });
  });

  it('has no text that names who bought it or where it goes [S14]', () => {
    const note = {
      ...given,
      gift: 'For Dana Reyes, with thanks',
      place: 'Riverbend High School',
      kind: 'Frog',
    };
    const shopper = ['Dana Reyes', 'Riverbend High School', undefined, '', 'Frog'];
    expect(purchaseEntry({ ...purchase, given: note, shopper }, true)).toEqual({
      event: 'purchase',
      kind: 'Frog',
      ecommerce: { transaction_id: 'W1', value: 9, items: [{ item_id: '1' }] },
    });
  });

  it.each([[purchase], [{ ...purchase, given }]])('tells no price where prices are hidden [1 §6]', (one) => {
    expect(JSON.stringify(purchaseEntry(one, false))).not.toMatch(/price|value|12\.5/);
  });

  it('is none where the server has nothing to tell [2 §4]', () => {
    expect(purchaseEntry({ ...purchase, products: [] }, true)).toBeUndefined();
    expect(purchaseEntry({ ...purchase, products: [] }, false)).toBeUndefined();
  });
});
