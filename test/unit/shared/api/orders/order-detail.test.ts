import { describe, expect, it } from 'vitest';
import { readAnyOrder, readOrder, submitOrder } from '../../../../../shared/api/orders/order-detail.ts';
import { orderItem, orderReply } from '../../../support/order-reply.ts';
import { answerWith, listenToConsole } from '../../../support/replies.ts';

const ORDER = { orderId: 'o1', userId: '220022' };

async function read(rest: object = {}) {
  answerWith(JSON.stringify({ result: 'success', response: JSON.stringify(orderReply(rest)) }));
  const result = await readOrder(ORDER);
  if (!result.ok) throw new Error(result.failure.kind);
  return result.value;
}

describe('an order', () => {
  it('is read by its number and its customer’s, from JSON text [2 §7 Order]', async () => {
    const sent = answerWith(JSON.stringify({ response: JSON.stringify(orderReply()) }));
    const result = await readOrder(ORDER);
    expect(sent[0]).toMatchObject({ method: 'GET', url: '/api/rest/cb/order/order-detail/o1/220022' });
    expect(result).toEqual({
      ok: true,
      value: {
        number: 'W66401500',
        state: 'PROCESSING',
        userType: 1,
        billing: {
          firstName: 'Dana',
          lastName: 'Whitlock',
          companyName: 'Fern High School',
          address1: '418 Sycamore Lane',
          address2: 'Apt 3B',
          city: 'Burlington',
          state: 'NC',
          postalCode: '27215',
          phone: '336-555-0117',
        },
        payment: {
          type: 'Credit Card',
          cardType: 'Visa',
          cardDigits: '4242',
          expirationMonth: '3',
          expirationYear: '2029',
        },
        shipping: {
          firstName: 'Sam',
          lastName: 'Okafor',
          companyName: 'Fern High School',
          address1: '2250 Harbor View Drive',
          city: 'Seattle',
          state: 'WA',
          postalCode: '98101',
          location: 'Dock 3',
          email: 'sam@example.com',
          phone: '206-555-0155',
        },
        premises: { building: 'Curie Hall', department: 'Life Sciences', room: 'B-204' },
        sections: {
          special: [],
          living: [],
          inStock: [
            {
              key: 'nonLiveMaterialItems-0',
              itemNumber: '351211',
              description: 'Beaker 1',
              quantity: 3,
              price: 2.5,
              itemTotal: 7.5,
              deliveryDate: '2026-03-01',
              shippingMethod: 'Ground',
            },
          ],
        },
        totals: { items: 7.5, freight: 9.95, tax: 0.61, total: 18.06 },
        unreadableItems: 0,
      },
    });
  });

  it.each([true, false])(
    'is read by customer service without its customer: temporary %s [2 §7 Order]',
    async (flag) => {
      const sent = answerWith(JSON.stringify(orderReply()));
      await readAnyOrder({ orderId: 'o1', temporary: flag });
      expect(sent[0]?.url).toBe(`/api/rest/cb/order/order-detail-csr/o1/${flag}`);
    },
  );

  it.each([
    ['specialLivingMaterialItems', 'special'],
    ['dropShipItems', 'special'],
    ['livingMaterialItems', 'living'],
    ['backOrderLivingMaterialItems', 'living'],
    ['nonLiveMaterialItems', 'inStock'],
    ['groundOnlyItems', 'inStock'],
    ['softGoodsItems', 'inStock'],
    ['SoftGoodDisplayItems', 'inStock'],
    ['rtsProductsItems', 'inStock'],
  ] as const)(
    'has the items of %s in the section %s [2 §3 Order, wire Order sections]',
    async (group, section) => {
      const { sections } = await read({ productDetails: { [group]: [orderItem(1)] } });
      const counts = Object.fromEntries(Object.entries(sections).map(([name, { length }]) => [name, length]));
      expect(counts).toEqual({ special: 0, living: 0, inStock: 0, [section]: 1 });
    },
  );

  it('keeps only the last digits of a card [2 §3 Order]', async () => {
    const order = await read({ billingDetails: { creditCardNumber: '4111111111111111' } });
    expect(JSON.stringify(order)).not.toContain('41111');
    expect(order.payment.cardDigits).toBe('1111');
  });

  it('may have a word instead of an amount: Exempt [2 §3 Order]', async () => {
    expect((await read({ tax: 'Exempt', freightShipping: 'FREE' })).totals).toMatchObject({
      tax: 'Exempt',
      freight: 'FREE',
      total: 18.06,
    });
  });

  it('is shown without anything that couldn’t be read [wire Bad rows]', async () => {
    listenToConsole();
    const order = await read({
      billingDetails: 'none',
      additionalDetails: null,
      shippingDetails: [],
      productDetails: { softGoodsItems: [orderItem(1), {}], groundOnlyItems: 7 },
    });
    expect(order.unreadableItems).toBe(2);
    expect(order.sections.inStock).toHaveLength(1);
    expect([order.billing.city, order.shipping.city, order.premises.room]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([[[]], ['[]'], [{}], [null], ['']])(
    'may have no items: %j [2 §3 Order]',
    async (productDetails) => {
      const told = listenToConsole();
      const { sections, unreadableItems } = await read({ productDetails });
      expect([Object.values(sections).flat(), unreadableItems, told()]).toEqual([[], 0, []]);
    },
  );

  it('may have its items as JSON text', async () => {
    const { sections } = await read({ productDetails: JSON.stringify({ softGoodsItems: [orderItem(1)] }) });
    expect(sections.inStock).toHaveLength(1);
  });

  it.each([
    ['nothing of an order', { result: 'success' }],
    ['items that aren’t items', { ...orderReply(), productDetails: 'soon' }],
    ['items without their groups', { ...orderReply(), productDetails: [orderItem(1)] }],
    ['a list', { response: [1, 2] }],
  ])('isn’t mistaken for an empty one: %s [reliability Partial replies]', async (_, payload) => {
    listenToConsole();
    answerWith(JSON.stringify(payload));
    expect(await readOrder(ORDER)).toMatchObject({ ok: false, failure: { kind: 'contract' } });
  });

  it.each(['../profile/logout', '..', '', 'a/b', 'o1?x=1'])(
    'isn’t requested with the number %j [wire Paths]',
    async (orderId) => {
      listenToConsole();
      const sent = answerWith();
      expect(await readOrder({ orderId, userId: '1' })).toMatchObject({
        ok: false,
        failure: { kind: 'refused' },
      });
      expect(await readAnyOrder({ orderId, temporary: true })).toMatchObject({ ok: false });
      expect(sent).toEqual([]);
    },
  );
});

describe('submitting an order', () => {
  it('sends its number [2 §7 Submit order]', async () => {
    const sent = answerWith('{"response":{"response":{"error":"false"}}}');
    expect(await submitOrder('o1')).toEqual({ ok: true, value: true });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: '/api/rest/cb/profile/submit-temp-b2i-order',
      body: { orderId: 'o1' },
    });
  });

  it.each([
    ['"false"', true],
    ['false', true],
    ['"true"', false],
    ['true', false],
    ['""', false],
    ['null', false],
    ['"no"', false],
    ['0', false],
  ])('succeeds only with the error flag false: %s [2 §4 Order state]', async (flag, submitted) => {
    answerWith(`{"result":"success","response":{"response":{"error":${flag}}}}`);
    expect(await submitOrder('o1')).toEqual({ ok: true, value: submitted });
  });

  it('fails without a flag [2 §4 Order state]', async () => {
    answerWith('{"result":"success"}');
    expect(await submitOrder('o1')).toEqual({ ok: true, value: false });
  });
});
