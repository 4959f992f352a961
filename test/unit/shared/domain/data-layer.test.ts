import { describe, expect, it } from 'vitest';
import { allowedEntries } from '../../../../shared/domain/data-layer.ts';
import { fc } from '../../support/generated.ts';

const items = [{ item_id: '1', item_name: 'Frog', name: 'Frog', quantity: 2, price: 4 }];
const shown = (entries: unknown, personal?: string[]) =>
  allowedEntries(entries, { showsPrices: true, ...(personal && { personal }) });
const hidden = (entries: unknown) => allowedEntries(entries, { showsPrices: false });

describe('an entry for the tag manager', () => {
  it('keeps everything about a purchase [wire Data layer]', () => {
    const ecommerce = {
      transaction_id: 'W1',
      value: 12.5,
      shipping: 4,
      tax: 0,
      coupon: 'SPRING',
      currency: 'USD',
    };
    const entry = { event: 'purchase', ecommerce: { ...ecommerce, items } };
    expect(shown(entry)).toEqual(entry);
  });

  it.each([
    'itemId',
    'ItemId',
    'item-id',
    'item_id',
    'productId',
    'catalogRefId',
    'giftlistId',
    'orderId',
    'currencyCode',
  ])('keeps %s, however the server spells it [wire Data layer]', (key) => {
    expect(shown({ [key]: 'x1' })).toEqual({ [key]: 'x1' });
  });

  it.each([
    'email',
    'user_email',
    'firstName',
    'last_name',
    'userName',
    'name',
    'companyName',
    'phone',
    'address1',
    'city',
    'zipCode',
    'cardNumber',
    'PONumber',
    'createdToken',
    'password',
    'ip',
    'user',
    'billing',
    'whatever',
    '__proto__x',
  ])('leaves out %s, like everything that isn’t listed [S14, wire Data layer]', (key) => {
    const told = { event: 'purchase', ecommerce: { items } };
    expect(shown({ event: 'purchase', [key]: 'x', ecommerce: { [key]: 'x', items } })).toEqual(told);
    expect(shown({ ...told, [key]: { id: 'x', items } })).toEqual(told);
  });

  it.each(['email', 'firstName', 'companyName', 'whatever', 'price2'])(
    'leaves out %s of a product, too [S14, wire Data layer]',
    (key) => {
      expect(shown({ items: [{ item_id: '1', [key]: 'x' }] })).toEqual({ items: [{ item_id: '1' }] });
    },
  );

  it('leaves out a group that isn’t one, and empty values in a list [1 §6 Prices, wire Data layer]', () => {
    const entry = { event: 'e', purchase: 7777, items: 'x', add: true, category: ['a', null] };
    expect(shown(entry)).toEqual({ event: 'e', category: ['a'] });
    expect(hidden(entry)).toEqual({ event: 'e', category: ['a'] });
  });

  it.each(['id', 'event', 'sku', 'price', 'coupon', 'category'])(
    'takes %s as one value or a list of values, never as an object [S14]',
    (key) => {
      expect(shown({ index: 1, [key]: { id: 'x' } })).toEqual({ index: 1 });
      expect(shown({ index: 1, [key]: ['a', { id: 'x' }] })).toEqual({ index: 1 });
    },
  );

  it.each([
    'dana@example.com',
    'to dana.w@school.example, please',
    '336-555-0117',
    '(336) 555-0117',
    '+1 336.555.0117',
    '**** **** **** 4242',
    'for Dana Whitfield',
    'whitfield',
  ])('leaves out %s, at any level [S14]', (value) => {
    expect(shown({ event: 'purchase', coupon: value, category: [value, 'W1'] }, [' Whitfield ', ''])).toEqual(
      {
        event: 'purchase',
        category: ['W1'],
      },
    );
  });

  it.each<[unknown]>([[undefined], [null], [{}], [[]], [{ user: { id: 1 } }], [[null, {}]]])(
    'is empty if it consists of %j alone [S14]',
    (entries) => {
      expect(shown({ entries })).toBeUndefined();
    },
  );

  it('never contains an address, at any level [S14]', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.array(fc.string(), { maxLength: 4 }), (json, path) => {
        const planted = path.reduceRight<unknown>((held, key) => ({ [key]: held }), 'SENT-EMAIL@example.com');
        const told = JSON.stringify(shown([json, planted, { items: [planted] }])) ?? '';
        expect(told).not.toContain('SENT-');
      }),
    );
  });

  it('drops every price if prices are hidden, and keeps the rest [1 §6 Prices, wire Data layer]', () => {
    const product = {
      item_id: '1',
      quantity: 2,
      price: 60,
      listPrice: 70,
      discountAmount: 5,
      ourOffer: 9876.54,
    };
    const entry = {
      event: 'view_cart',
      ecommerce: { currency: 'USD', value: 120, subTotal: 120, tax: 1, coupon: 'Save $5', items: [product] },
    };
    expect(hidden([entry])).toEqual([
      { event: 'view_cart', ecommerce: { currency: 'USD', items: [{ item_id: '1', quantity: 2 }] } },
    ]);
  });

  it.each<[string, unknown]>([
    ['a fact', { event: 'view_cart', list: [7777.11], category: 7777 }],
    ['a fact, as text', { event: 'view_cart', list: ['7,777.11'], brand: '7777.11' }],
    ['a fact, with a text', { event: 'view_cart', list: [7777.11, 'Frogs'], category: ['Frogs', 7777] }],
    ['a group', { event: 'view_cart', items: [7777.11], ecommerce: { products: [[7777.11], '7777.11'] } }],
    ['nothing', [{ event: 'view_cart' }, 7777.11]],
  ])(
    'contains no amount in a list below %s if prices are hidden [1 §6 Prices, wire Data layer]',
    (_, entry) => {
      expect(JSON.stringify(hidden(entry))).toMatch(/view_cart/);
      expect(JSON.stringify(hidden(entry))).not.toContain('777');
    },
  );

  it('keeps numbers of items and quantities if prices are hidden [wire Data layer]', () => {
    const entry = { event: 'view_cart', items: [{ item_id: 151261, quantity: 2, index: 1 }] };
    expect(hidden(entry)).toEqual(entry);
  });

  it('ends after five levels, however deep it is [wire Data layer]', () => {
    const nest = (make: (inner: unknown) => unknown) =>
      Array.from({ length: 8000 }).reduce<unknown>((inner) => make(inner), 'x');
    expect(shown({ event: 'e', items: nest((inner) => ({ items: inner })) })).toEqual({ event: 'e' });
    expect(shown({ event: 'e', items: nest((inner) => [inner]) })).toEqual({ event: 'e' });
    expect(shown({ event: 'e', ecommerce: { items: { items: { items: { items: { id: 1 } } } } } })).toEqual({
      event: 'e',
    });
    expect(shown({ event: 'e', items: [{ items: [{ items: [{ id: 1 }] }] }] })).toEqual({ event: 'e' });
    expect(shown({ ecommerce: { items: [{ category: ['a'] }] } })).toEqual({
      ecommerce: { items: [{ category: ['a'] }] },
    });
  });

  it('leaves the given entry unchanged [S14]', () => {
    const entry = { event: 'purchase', email: 'x', items: [{ email: 'x' }] };
    shown(entry);
    expect(entry).toEqual({ event: 'purchase', email: 'x', items: [{ email: 'x' }] });
  });
});
