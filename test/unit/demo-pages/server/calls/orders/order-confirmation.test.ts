// @vitest-environment node
import { expect, it } from 'vitest';
import { amount, type Shopper, shareShop } from '../../../../support/shopper.ts';

const { shopper } = shareShop();

type Row = Record<string, unknown>;

const CONFIRM = 'checkout/order-confirm';

function tokenOf(visitor: Shopper): string {
  return (visitor.state().config as { csrfToken: string }).csrfToken;
}

const ADDRESS = {
  firstName: 'Aoife',
  lastName: 'Byrne',
  address1: '12 Fern Hollow Road',
  city: 'Burlington',
  state: 'nc',
  zipCode: '27215',
  phone: '336-555-0188',
  email: 'aoife@example.org',
};

async function place(visitor: Shopper, fields: Record<string, string> = {}) {
  return visitor.submit('/checkout/shipping', { _dynSessConf: tokenOf(visitor), ...ADDRESS, ...fields });
}

it('confirms a guest’s order: lines in their groups, and what it costs [2 §3 Confirmation]', async () => {
  const visitor = await shopper('/?as=guest&cart=plain');
  expect((await visitor.call(CONFIRM)).text).toContain('There is no order to confirm.');
  const { status, headers } = await place(visitor, {
    instruction: 'Dock 3',
    shippingPreference: 'ship-Later',
  });
  expect([status, headers.get('location')]).toEqual([303, '/checkout/confirm']);
  const { payload } = await visitor.call(CONFIRM);
  expect(payload).toMatchObject({
    webOrderId: expect.stringMatching(/^W\d{8}$/),
    lastOrderId: expect.stringMatching(/^o\d{8}$/),
    ThanksMsg: 'Thank you for your order, Aoife!',
    specialInstruction: 'Dock 3',
    shippingPreferenceForNonLiving: 'ship-Later',
    paymentAddressMap: { PaymentType: 'Credit Card', creditCardNumberForPaymentDetails: '4242', State: 'NC' },
    shippingAddressMap: { recipientFirstName: 'Aoife', recipientEmail: 'aoife@example.org' },
    dataLayerObject: { event: 'purchase' },
  });
  const parts = ['cartTotal', 'shippingTotal', 'tax'].map((name) => amount(payload[name]));
  expect(amount(payload.total)).toBeCloseTo(parts.reduce((sum, part) => sum + part));
  expect(payload.nonLivingCategoryItems).toHaveLength(3);
  expect((payload.nonLivingCategoryItems as Row[])[0]).toMatchObject({
    descriptionNonLivingCategory: 'Beaker, Low Form, Borosilicate, 250 mL',
    itemNumberNonLivingCategory: '721002',
    imagePathNonLivingCategory: '/images/products/721002.svg',
    shippingMethodNonLivingCategory: 'Ground',
  });
  expect(await visitor.lines()).toHaveLength(0);
});

it('shows retail beside contract prices, freight that the contract includes, and no tax [2 §2 Order summary]', async () => {
  const visitor = await shopper('/?as=contract&cart=plain');
  await place(visitor, { payment: 'account' });
  const { payload } = await visitor.call(CONFIRM);
  expect(payload).toMatchObject({
    tax: 'Exempt',
    totalContractTitle: 'Your Contract Total',
    paymentAddressMap: { PaymentType: 'Purchase Order', cardPoRefNumber: 'PO-2026-4471' },
  });
  expect(amount(payload.retailTotal)).toBeGreaterThan(amount(payload.total));
  expect(amount(payload.nonContractShipping)).toBeGreaterThan(amount(payload.shippingTotal));
});

it('sends nothing more for the tag manager once the order has been reported [2 §4 Order report]', async () => {
  const visitor = await shopper('/?as=individual&cart=plain');
  await place(visitor);
  const { lastOrderId } = (await visitor.call(CONFIRM)).payload;
  await visitor.open('/checkout/confirm');
  const wrong = await visitor.call('checkout/set-heap-track-id', { heapTrackOrderId: 'o1' });
  expect(wrong.text).toContain('not the order');
  await visitor.call('checkout/set-heap-track-id', { heapTrackOrderId: lastOrderId });
  const { payload } = await visitor.call(CONFIRM);
  expect(payload).not.toHaveProperty('dataLayerObject');
  expect(JSON.stringify(payload)).not.toContain('dataLayer_obj');
});

it('sends the tag manager no amounts if prices are hidden [2 §6 Prices]', async () => {
  const visitor = await shopper('/?as=prices-hidden&cart=plain');
  await place(visitor);
  const { dataLayerObject, order_Items } = (await visitor.call(CONFIRM)).payload;
  expect(JSON.stringify(dataLayerObject)).not.toMatch(/"(value|price|tax|shipping)"/);
  expect((order_Items as Row[])[0]?.dataLayer_obj).not.toHaveProperty('price');
});

it('puts the order first in the history, where it can be opened and reordered [2 §2 Order history]', async () => {
  const visitor = await shopper('/?as=individual&cart=plain&orders=12');
  await place(visitor);
  const { webOrderId, lastOrderId } = (await visitor.call(CONFIRM)).payload;
  const { payload } = await visitor.call('order/order-history-list');
  expect(Number(payload.totalCount)).toBe(13);
  expect((payload.rows as Row[])[0]).toMatchObject({ webOrderId, orderId: lastOrderId, status: 'Submitted' });
  const detail = (await visitor.call(`order/order-detail/${lastOrderId}/220022`)).payload;
  expect(detail).toMatchObject({ webOrderId, billingDetails: { creditCardNumber: '4242' } });
  await visitor.open('/');
  await visitor.call('order/reorder', { reorderOrderId: lastOrderId });
  expect(await visitor.lines()).toHaveLength(3);
});

it('still confirms the order to a guest who registers, and adds it to the new account [2 §4 Registration]', async () => {
  const visitor = await shopper('/?as=guest&cart=plain');
  await place(visitor);
  const { webOrderId } = (await visitor.call(CONFIRM)).payload;
  const account = { firstName: 'Aoife', lastName: 'Byrne', email: 'aoife@example.org', password: 'six666' };
  await visitor.open('/checkout/confirm');
  await visitor.call('profile/choose-account-type', { ...account, custType: 'personal', optIn: false });
  await visitor.open('/checkout/confirm?create=true');
  expect((await visitor.call(CONFIRM)).payload).toMatchObject({ webOrderId });
  const { rows } = (await visitor.call('order/order-history-list')).payload;
  expect(rows).toMatchObject([{ webOrderId }]);
  await visitor.open('/account/logout');
  expect((await visitor.call(CONFIRM)).text).toContain('There is no order to confirm.');
});
