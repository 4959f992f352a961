import { describe, expect, it } from 'vitest';
import { purchaseEntry } from '../../../../../shared/domain/orders/purchase-entry.ts';

const purchase = { orderNumber: 'W1', total: 12.5, products: [{ item_id: '1', quantity: 2, price: 4 }] };
const given = {
  event: 'purchase',
  ecommerce: { transaction_id: 'W1', value: 9, email: 'x', items: [{ item_id: '1' }] },
};

describe('the purchase entry', () => {
  it('is the server’s own, without anything personal [2 §3 Confirmation, S14]', () => {
    expect(purchaseEntry({ ...purchase, given }, true)).toEqual({
      event: 'purchase',
      ecommerce: { transaction_id: 'W1', value: 9, items: [{ item_id: '1' }] },
    });
  });

  it('is made from the products’ entries if the server has none for the order [2 §3 Confirmation]', () => {
    expect(purchaseEntry(purchase, true)).toEqual({
      event: 'purchase',
      transaction_id: 'W1',
      currency: 'USD',
      value: 12.5,
      items: purchase.products,
    });
  });

  it('is made from the purchased items if the server has no entries at all [2 §4 Purchase entry]', () => {
    const items = [
      { productId: '1', name: 'Frog', quantity: 2, price: 4, categories: ['Living', 'Frogs'], url: '/frog' },
      { productId: '2', name: 'For Dana Reyes' },
    ];
    const bought = { ...purchase, products: [], items, shopper: ['Dana Reyes'] };
    const [entry, unpriced] = [purchaseEntry(bought, true), purchaseEntry(bought, false)];
    expect(entry).toEqual({
      event: 'purchase',
      transaction_id: 'W1',
      currency: 'USD',
      value: 12.5,
      items: [
        { item_id: '1', item_name: 'Frog', item_category: 'Living', quantity: 2, price: 4 },
        { item_id: '2' },
      ],
    });
    expect(JSON.stringify(unpriced)).not.toMatch(/price|value|12\.5/);
  });

  it.each([
    ['Exempt', 0],
    ['exempt ', 0],
    [1.25, 1.25],
    ['To be determined', undefined],
    ['Not exempt', undefined],
    ['Exempt until May', undefined],
    [undefined, undefined],
  ])('has the tax %j as %j, and the shipping [2 §9 Exempt, §4 Purchase entry]', (tax, amount) => {
    const entry = purchaseEntry({ ...purchase, tax, shipping: 8 }, true) as Record<string, unknown>;
    expect([entry.tax, entry.shipping]).toEqual([amount, 8]);
    expect(JSON.stringify(purchaseEntry({ ...purchase, tax, shipping: 8 }, false))).not.toMatch(
      /tax|shipping/,
    );
  });

  it('counts an exempt tax as 0 in the server’s own entry, too [2 §9 Exempt]', () => {
    const exempt = { event: 'purchase', ecommerce: { transaction_id: 'W1', tax: 'Exempt', shipping: 8 } };
    expect(purchaseEntry({ ...purchase, given: exempt }, true)).toEqual({
      event: 'purchase',
      ecommerce: { transaction_id: 'W1', tax: 0, shipping: 8 },
    });
  });

  it('keeps any other tax, and the word in any other fact [2 §9 Exempt]', () => {
    const taxed = { event: 'purchase', coupon: 'Exempt', ecommerce: { transaction_id: 'W1', tax: 1.25 } };
    expect(purchaseEntry({ ...purchase, given: taxed }, true)).toEqual(taxed);
  });

  it('has no text that says who bought it or where it goes [S14]', () => {
    const note = {
      ...given,
      gift: 'For Dana Reyes, with thanks',
      place: 'Riverbend High School',
      coupon: 'Frog',
    };
    const shopper = ['Dana Reyes', 'Riverbend High School', undefined, '', 'Frog'];
    expect(purchaseEntry({ ...purchase, given: note, shopper }, true)).toEqual({
      event: 'purchase',
      coupon: 'Frog',
      ecommerce: { transaction_id: 'W1', value: 9, items: [{ item_id: '1' }] },
    });
  });

  it.each([[purchase], [{ ...purchase, given }]])(
    'has no price if prices are hidden [1 §6 Prices]',
    (one) => {
      expect(JSON.stringify(purchaseEntry(one, false))).not.toMatch(/price|value|12\.5/);
    },
  );

  it('is absent if the server has nothing to report [2 §4 Order report]', () => {
    expect(purchaseEntry({ ...purchase, products: [] }, true)).toBeUndefined();
    expect(purchaseEntry({ ...purchase, products: [] }, false)).toBeUndefined();
  });
});
