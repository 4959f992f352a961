import { describe, expect, it } from 'vitest';
import { readOrderConfirmation } from '../../../../../shared/api/orders/order-confirmation.ts';
import { reportOrder } from '../../../../../shared/api/orders/report-order.ts';
import type { PlacedOrder } from '../../../../../shared/domain/orders/order-confirmation.ts';
import { fc } from '../../../support/generated.ts';
import { answerWith, listenToConsole } from '../../../support/replies.ts';
import { printState } from '../../../support/state-block.ts';

async function read(payload: object): Promise<PlacedOrder> {
  answerWith(JSON.stringify({ result: 'success', response: payload }));
  const result = await readOrderConfirmation();
  if (!result.ok) throw new Error(result.failure.detail);
  return result.value;
}

describe('the reply about a placed order', () => {
  it('is read under its proper names [2 §3 Confirmation, §7 Confirmations]', async () => {
    const order = await read({
      webOrderId: 'W1001',
      lastOrderId: 'o42',
      submittedDate: { time: 1772323200000 },
      coupon: 'SPRING',
      promotionMsg: '10 % off',
      promotionDiscountMsg: 'You saved $10.00',
      discountAmount: '-10.00',
      cartTotal: '$1,100.00',
      shippingTotal: 0,
      nonContractShipping: '25.00',
      tax: 'Exempt',
      retailTotal: '1300',
      total: 1090,
      totalTitle: 'Retail Total',
      totalContractTitle: 'Your Contract Total',
      ThanksMsg: 'Thank you!',
      confirmMsg: 'We will write.',
      specialInstruction: 'Ring twice',
      myAccountUrl: '/account/landing.jsp',
      shippingPreferenceForNonLiving: 'ship-Later',
      paymentAddressMap: {
        PaymentType: 'Credit Card',
        creditCardNumberForPaymentDetails: '4111 1111 1111 1234',
        expirationMonth: 4,
        expirationYear: '2031',
        cardPoRefNumber: 'REQ-1',
        companyName: 'District',
        address1: '7 Plaza',
        address2: 'Floor 2',
        city: 'Seattle',
        State: 'WA',
        postalCode: '98101',
      },
      shippingAddressMap: JSON.stringify({
        recipientFirstName: 'Marguerite',
        recipientLastName: 'Okonkwo',
        location: 'Curie Hall',
        State: 'WA',
        primaryPhoneNumber: 2065550155,
        recipientEmail: 'm@school.example',
      }),
      livingMaterialItems: [{ itemNumberLivingMaterial: 146610, quantityLivingMaterial: '3' }],
      rtsProductItems: [{ itemNumberRtsProduct: '7' }, { quantityRtsProduct: 1 }],
      order_Items: [
        {
          productId: 1,
          name: 'Frog',
          quantity: '2',
          price: '$4.00',
          categories: ['Living', null],
          url: '/frog',
          imgStr: '/frog.jpg',
          dataLayer_obj: '{"item_id":"1"}',
        },
        { productId: '2', categories: 'Glass' },
      ],
      dataLayerObject: { event: 'purchase' },
    });
    expect(order).toMatchObject({
      orderNumber: 'W1001',
      orderId: 'o42',
      submittedOn: '1772323200000',
      thanksMessage: 'Thank you!',
      confirmMessage: 'We will write.',
      specialInstruction: 'Ring twice',
      accountUrl: '/account/landing.jsp',
      shipsLater: true,
      totals: {
        promotion: '10 % off',
        coupon: 'SPRING',
        subtotal: 1100,
        discount: -10,
        discountMessage: 'You saved $10.00',
        freight: 0,
        regularFreight: 25,
        tax: 'Exempt',
        retailTotal: 1300,
        total: 1090,
        totalTitle: 'Retail Total',
        contractTotalTitle: 'Your Contract Total',
      },
      payment: { type: 'Credit Card', cardDigits: '1234', expirationMonth: '4', reference: 'REQ-1' },
      billingAddress: { companyName: 'District', state: 'WA' },
      shippingAddress: { firstName: 'Marguerite', location: 'Curie Hall', phone: '2065550155' },
      unreadableItems: 1,
      dataLayer: { given: { event: 'purchase' }, products: [{ item_id: '1' }] },
      purchasedItems: [
        {
          productId: '1',
          name: 'Frog',
          quantity: 2,
          price: 4,
          categories: ['Living'],
          url: '/frog',
          imageUrl: '/frog.jpg',
        },
        { productId: '2', categories: ['Glass'] },
      ],
    });
    expect(order.groups.livingMaterialItems).toMatchObject([{ itemNumber: '146610', quantity: 3 }]);
    expect(order.groups.rtsProductItems).toHaveLength(1);
    expect(JSON.stringify(order)).not.toContain('4111');
  });

  it('may have little more than a number [wire Scalars]', async () => {
    const order = await read({ webOrderId: 'W1', total: null, tax: '', paymentAddressMap: null });
    expect(order).toMatchObject({ orderNumber: 'W1', orderId: 'W1', shipsLater: false, unreadableItems: 0 });
    expect(Object.values(order.groups).flat()).toEqual([]);
    expect((await read({ lastOrderId: 5166444348 })).orderNumber).toBe('5166444348');
  });

  it.each([[{}], ['none'], [[null, 'x', {}, { dataLayer_obj: 'x' }]]])(
    'is an order with %j for the tag manager [wire Data layer]',
    async (order_Items) => {
      const { dataLayer } = await read({ webOrderId: 'W1', order_Items, dataLayerObject: 'none' });
      expect(dataLayer).toEqual({ given: undefined, products: [] });
    },
  );

  it('keeps every digit of a long number [wire Long numbers]', async () => {
    answerWith('{"response":"{\\"webOrderId\\":5166444348429687167}"}');
    expect(await readOrderConfirmation()).toMatchObject({ value: { orderNumber: '5166444348429687167' } });
  });

  it('without any number isn’t an order [2 §8 Confirmations]', async () => {
    listenToConsole();
    answerWith('{"result":"success","response":{"total":5}}');
    expect(await readOrderConfirmation()).toMatchObject({ ok: false, failure: { kind: 'contract' } });
  });
});

describe('any reply instead of an order', () => {
  const names = [
    'webOrderId',
    'total',
    'tax',
    'paymentAddressMap',
    'order_Items',
    'dataLayerObject',
    'dropShipItems',
  ];

  it('is an order with a number, or no order [wire Envelope]', async () => {
    listenToConsole();
    const reply = fc.dictionary(fc.constantFrom(...names, '__proto__'), fc.jsonValue({ maxDepth: 3 }));
    await fc.assert(
      fc.asyncProperty(reply, async (response) => {
        answerWith(JSON.stringify({ result: 'success', response }));
        const result = await readOrderConfirmation();
        if (result.ok) expect(result.value.orderNumber).toMatch(/./);
        else expect(result.failure.kind).toBe('contract');
      }),
    );
  });
});

describe('the report of an order', () => {
  it('names the order, and survives leaving the page [2 §7 Order report]', async () => {
    printState({ config: { csrfToken: 'T1' } });
    const sent = answerWith('{"result":"success"}');
    expect(await reportOrder('o42')).toEqual({ ok: true, value: null });
    expect(sent).toMatchObject([
      {
        method: 'POST',
        url: '/api/rest/cb/checkout/set-heap-track-id',
        body: { heapTrackOrderId: 'o42' },
        headers: { 'X-CB-CSRF': 'T1' },
        init: { keepalive: true },
      },
    ]);
  });
});
