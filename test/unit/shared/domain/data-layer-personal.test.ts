import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutPersonal } from '../../../../shared/domain/data-layer.ts';

const items = [{ item_id: '1', item_name: 'Frog', name: 'Frog', quantity: 2, price: 4 }];

describe('what the tag manager is told', () => {
  it('keeps what a purchase is about [wire Data layer]', () => {
    const entry = {
      event: 'purchase',
      ecommerce: {
        transaction_id: 'W1',
        value: 12.5,
        shipping: 4,
        tax: 0,
        coupon: 'SPRING',
        currency: 'USD',
        items,
      },
      orderStatus: 'placed',
      capacity: 3,
      isMailable: true,
    };
    expect(withoutPersonal(entry)).toEqual(entry);
  });

  it.each([
    'email',
    'e-mail',
    'recipientEmail',
    'user_email',
    'firstName',
    'LASTNAME',
    'last_name',
    'userName',
    'customerName',
    'name',
    'companyName',
    'schoolName',
    'phone',
    'primaryPhoneNumber',
    'mobile',
    'fax',
    'address1',
    'streetAddress',
    'city',
    'State',
    'postalCode',
    'zip',
    'zipCode',
    'cardNumber',
    'creditCardNumberForPaymentDetails',
    'PONumber',
    'purchaseOrder',
    'createdToken',
    'password',
    'birthDate',
    'ip',
  ])('leaves out %s [S14]', (key) => {
    expect(withoutPersonal({ event: 'purchase', [key]: 'x', ecommerce: { [key]: 'x', items } })).toEqual({
      event: 'purchase',
      ecommerce: { items },
    });
  });

  it.each(['user', 'customer', 'profile', 'billing', 'shipping', 'shippingContact', 'payment', 'visitors'])(
    'leaves out the group of facts called %s [S14]',
    (key) => {
      expect(withoutPersonal({ event: 'purchase', [key]: { id: 'x' } })).toEqual({ event: 'purchase' });
    },
  );

  it.each([
    'dana@example.com',
    'to dana.w@school.example, please',
    '336-555-0117',
    '(336) 555-0117',
    '+1 336.555.0117',
    '**** **** **** 4242',
  ])('leaves out %s, whatever it is called [S14]', (value) => {
    expect(withoutPersonal({ event: 'purchase', note: value, list: [value, 'W1'] })).toEqual({
      event: 'purchase',
      list: ['W1'],
    });
  });

  it.each([[undefined], [null], [{}], [[]], [{ user: { id: 1 } }], [[null, {}]]])(
    'is nothing where %j is all there is [S14]',
    (entries) => {
      expect(withoutPersonal(entries)).toBeUndefined();
    },
  );

  it('never has an address in it, wherever that stands [S14]', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.array(fc.string(), { maxLength: 4 }), (json, path) => {
        const planted = path.reduceRight<unknown>((held, key) => ({ [key]: held }), 'SENT-EMAIL@example.com');
        expect(JSON.stringify(withoutPersonal([json, planted, { items: [planted] }])) ?? '').not.toContain(
          'SENT-',
        );
      }),
    );
  });

  it('leaves the given entry as it was [S14]', () => {
    const entry = { event: 'purchase', email: 'x', items: [{ email: 'x' }] };
    withoutPersonal(entry);
    expect(entry).toEqual({ event: 'purchase', email: 'x', items: [{ email: 'x' }] });
  });
});
