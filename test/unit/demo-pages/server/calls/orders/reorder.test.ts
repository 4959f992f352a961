// @vitest-environment node
import { expect, it } from 'vitest';
import { shareShop } from '../../../../support/shopper.ts';

const { shopper } = shareShop();

type Row = Record<string, unknown>;

const PARTLY_GONE = 'o99661498';
const ALL_GONE = 'o99661494';
const idsOf = (rows: unknown) => (rows as Row[]).map(({ ProductId }) => ProductId);

it('adds available items to an empty cart, and says why the rest is missing [2 §4 Reorder]', async () => {
  const visitor = await shopper('/?as=individual&cart=empty');
  const { payload } = await visitor.call('order/reorder', { reorderOrderId: PARTLY_GONE });
  expect([true, 'true', 1, '1']).toContain(payload.isCartModalFlag);
  expect(idsOf(payload.validproducts)).toEqual(['621110', '228402']);
  expect((payload.validproducts as Row[])[0]).toMatchObject({
    displayName: 'Dissecting Set, Student, 7 Pieces in Vinyl Case',
    imageURL: '/images/products/621110.svg',
    dataLayer_obj: { event: 'add_to_cart' },
  });
  expect(payload.invalidProducts).toEqual([
    expect.objectContaining({ ProductId: '228770', message: expect.stringContaining('replacement') }),
    expect.objectContaining({ ProductId: 'GL0100' }),
  ]);
  const lines = (await visitor.lines()).map(({ productId, quantity }) => [productId, Number(quantity)]);
  expect(lines).toEqual([
    ['228402', 1],
    ['621110', 15],
  ]);
});

it('asks first, and changes nothing, when the cart has items [2 §2 Keep or replace]', async () => {
  const visitor = await shopper('/?as=individual&cart=plain');
  const { payload } = await visitor.call('order/reorder', { reorderOrderId: PARTLY_GONE });
  expect(payload).toMatchObject({ validproducts: [], invalidProducts: [] });
  expect([false, 'false']).toContain(payload.isCartModalFlag);
  expect(await visitor.lines()).toHaveLength(3);
});

it.each([
  ['keep', 5],
  ['clearCart', 2],
])('does what the shopper chose: %s [2 §2 Keep or replace]', async (action, count) => {
  const visitor = await shopper('/?as=individual&cart=plain');
  const body = { reorderOrderId: PARTLY_GONE, action };
  const { payload } = await visitor.call('order/reorder-from-modal', body);
  expect(idsOf(payload.validproducts)).toEqual(['621110', '228402']);
  expect(await visitor.lines()).toHaveLength(count);
});

it.each([
  ['keep', 'leaves the cart alone', 3],
  ['clearCart', 'has still emptied the cart', 0],
])(
  'says after %s, line by line, why nothing is available, and %s [2 §8 Reorder]',
  async (action, _, left) => {
    const visitor = await shopper('/?as=individual&cart=plain');
    const body = { reorderOrderId: ALL_GONE, action };
    const { payload } = await visitor.call('order/reorder-from-modal', body);
    expect(payload.result).toBe('error');
    expect(payload.errorMessage).toEqual([
      { message: 'Item KT2207 has been discontinued.' },
      { message: 'Item BK0042 has been discontinued.' },
      { message: expect.stringContaining('Item QX7714 was not found') },
    ]);
    expect(await visitor.lines()).toHaveLength(left);
  },
);

it('accepts no other account’s orders, no guests and no third choice [2 §6 Guest]', async () => {
  const visitor = await shopper('/?as=individual&cart=empty');
  const other = await visitor.call('order/reorder', { reorderOrderId: 'o99665500' });
  expect(other.text).toContain('could not find this order');
  const body = { reorderOrderId: PARTLY_GONE, action: 'burn' };
  expect((await visitor.call('order/reorder-from-modal', body)).text).toContain('not complete');
  const guest = await shopper('/?as=guest&cart=empty');
  const { text } = await guest.call('order/reorder', { reorderOrderId: PARTLY_GONE });
  expect(text).toContain('USER_NOT_AUTHENTICATED');
  expect(await visitor.lines()).toHaveLength(0);
});

it('lets customer service submit a temporary order once, if it belongs to an organization [2 §4 Order state]', async () => {
  const staff = await shopper('/?as=csr');
  const submit = (orderId: string) => staff.call('profile/submit-temp-b2i-order', { orderId });
  const { text } = await submit('o99664497');
  expect(text).toMatch(/"response":.*response/);
  expect((await reread(text)).error).toBe('false');
  expect((await staff.call('order/order-detail-csr/o99664497/true')).payload.orderState).toBe('SUBMITTED');
  expect((await submit('o99664497')).text).toContain('has been submitted already');
  expect((await submit('o99664496')).text).toContain('no organization');
  expect((await submit('o99661500')).text).toContain('does not wait');
  const customer = await shopper('/?as=organization');
  const refused = await customer.call('profile/submit-temp-b2i-order', { orderId: 'o99664497' });
  expect(refused.text).toContain('Only customer service');
});

/** The payload, which the contract puts into `response.response`. */
async function reread(text: string): Promise<Row> {
  const { response } = JSON.parse(text);
  return (typeof response === 'string' ? JSON.parse(response) : response).response;
}
