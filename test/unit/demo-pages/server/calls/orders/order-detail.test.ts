// @vitest-environment node
import { expect, it } from 'vitest';
import { amount, shareShop } from '../../../../support/shopper.ts';

const { shopper } = shareShop();

type Row = Record<string, unknown>;

const HISTORY = 'order/order-history-list';

it('returns an order only to its account, as a JSON string in `response` [2 §7 Order]', async () => {
  const visitor = await shopper('/?as=organization');
  const [row] = (await visitor.call(HISTORY)).payload.rows as Row[];
  const { text, payload } = await visitor.call(`order/order-detail/${row?.orderId}/220022`);
  expect(JSON.parse(text).response.response ?? JSON.parse(text).response).toEqual(expect.any(String));
  expect(payload).toMatchObject({
    webOrderId: row?.webOrderId,
    atgOrderId: row?.orderId,
    orderState: 'SUBMITTED',
    orderOrgId: 'org40071',
    billingDetails: { PaymentType: 'Purchase Order', State: 'WA', primaryPhone: expect.any(String) },
    shippingDetails: { state: 'WA', recipientEmail: 'receiving@riverbend.example' },
    additionalDetails: { building: 'Curie Hall', department: 'Life Sciences', room: 'B-204' },
    tax: 'Exempt',
  });
  expect(amount(payload.orderTotal)).toBe(amount(row?.total));
  const groups = payload.productDetails as Record<string, Row[]>;
  expect(Object.keys(groups)).toHaveLength(9);
  expect(groups.dropShipItems).toEqual([
    expect.objectContaining({ itemNumber: '591280', shippingMethod: 'Truck Freight' }),
  ]);
  for (const path of [`${row?.orderId}/220023`, 'o99660003/220022', `${row?.orderId}0/220022`])
    expect((await visitor.call(`order/order-detail/${path}`)).text).toContain('could not find this order');
});

it('returns any order to customer service, and to nobody else through its call [2 §6 Staff]', async () => {
  const staff = await shopper('/?as=csr');
  const read = (id: string) => staff.call(`order/order-detail-csr/${id}/false`);
  expect((await read('o99661494')).payload).toMatchObject({ atgOrderId: 'o99661494' });
  expect((await read('o99664497')).payload).toMatchObject({ orderState: 'PENDING_APPROVAL' });
  expect((await read('o99660003')).text).toContain('could not find this order');
  const customer = await shopper('/?as=individual');
  const { text } = await customer.call('order/order-detail-csr/o99661494/false');
  expect(text).toContain('could not find this order');
});

it.each([
  ['drop:webOrderId', (detail: Row) => detail.webOrderId === undefined],
  ['null:productDetails', (detail: Row) => detail.productDetails === null],
  ['type:orderTotal:object', (detail: Row) => typeof detail.orderTotal === 'object'],
  ['html-payload:specialInstruction:1', (detail: Row) => String(detail.specialInstruction).includes('<')],
  ['sentinel', (detail: Row) => detail.orderTotal === 9876.54],
])('damages an order, and nothing else, as the fault %s says [reliability Faults]', async (fault, isSo) => {
  const visitor = await shopper(`/?as=individual&fault=${fault},on:order-detail`);
  const { payload } = await visitor.call('order/order-detail/o99661499/220022');
  expect(isSo(payload)).toBe(true);
  const [row] = (await visitor.call(HISTORY)).payload.rows as Row[];
  expect(row).toMatchObject({ webOrderId: 'W66401500' });
});
