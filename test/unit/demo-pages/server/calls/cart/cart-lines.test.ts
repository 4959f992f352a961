// @vitest-environment node
import { expect, it } from 'vitest';
import { shareShop } from '../../../../support/shopper.ts';

const { shop, shopper } = shareShop({ latency: 40 });

const add = (skuId: string, quantity: number | string) => ({
  addItemCount: 1,
  skuId,
  actionType: 'addItemToCart',
  quantity,
});
const update = (...changes: [string, number | string][]) => ({
  itemIds: changes.map(([id]) => id).join(),
  actionType: 'updateItems',
  updateId: changes.map(([id, quantity]) => `${id}=${quantity}`).join(),
});

it('adds by item number, to the line that already has the item [1 §4 Quick order]', async () => {
  const visitor = await shopper('/?cart=plain');
  await visitor.call('cart/quick-add-to-cart', add('721002', 3));
  await visitor.call('cart/quick-add-to-cart', add('755220', 1));
  const lines = await visitor.lines();
  expect(lines.map((line) => `${line.productId}:${line.quantity}`)).toEqual([
    '755220:1',
    '721002:15',
    '706349:2',
    '591905:1',
  ]);
});

it('refuses to add an item that is unknown, discontinued or sold only by quote [1 §8 Quick order]', async () => {
  const visitor = await shopper('/?cart=empty');
  for (const [item, message] of [
    ['999999', 'was not found'],
    ['228770', 'Its replacement is item 228772'],
    ['MS3000', 'by quotation only'],
  ] as const) {
    const { payload, text } = await visitor.call('cart/quick-add-to-cart', add(item, 1));
    expect(JSON.parse(text)).toMatchObject({ result: 'error', response: expect.any(String) });
    expect(payload.message).toContain(message);
  }
  expect(await visitor.lines()).toEqual([]);
});

it('changes several lines at once, and none if one of them is wrong [wire Several lines]', async () => {
  const visitor = await shopper('/?cart=plain');
  const [first = '', second = ''] = (await visitor.lines()).map((line) => String(line.commerceId));
  await visitor.call('cart/update-item', update([first, 7], [second, 9]));
  await visitor.call('cart/update-item', update([first, 1], ['ci999', 2]));
  await visitor.call('cart/update-item', update([first, 1], [second, 'many']));
  expect((await visitor.lines()).map((line) => Number(line.quantity))).toEqual([7, 9, 1]);
});

it('caps a limited product and says so at its line [1 §8 Stock alert]', async () => {
  const visitor = await shopper('/?cart=empty');
  await visitor.call('cart/quick-add-to-cart', add('144166', 1));
  const [line] = await visitor.lines();
  await visitor.call('cart/update-item', update([String(line?.commerceId), 50]));
  const [capped] = await visitor.lines();
  expect(Number(capped?.quantity)).toBe(5);
  expect(capped?.stockAlertMessage).toBe('Limited to 5 per order. Your quantity was changed from 50 to 5.');
});

it('includes the new cart in some replies and not in others [wire Cart]', async () => {
  const visitor = await shopper('/?cart=plain');
  const [line] = await visitor.lines();
  const replies = [];
  for (let quantity = 1; quantity <= 8; quantity++) {
    const { payload } = await visitor.call('cart/update-item', update([String(line?.commerceId), quantity]));
    replies.push('cartDetails' in payload);
  }
  expect(new Set(replies)).toEqual(new Set([true, false]));
});

it('removes one line, several, and all of them [1 §7 Lines]', async () => {
  const visitor = await shopper('/?cart=sample');
  const ids = (await visitor.lines()).map((line) => String(line.commerceId));
  const one = { action: 'removeOneItem', removeOneItem: ids[0], enableShippingCharge: false };
  const { payload } = await visitor.call('cart/remove-product-from-cart', one);
  expect((payload.cartDetails as { commerceItems: unknown[] }).commerceItems).toHaveLength(ids.length - 1);
  await visitor.call('cart/remove-multiple-items', {
    actionType: 'removeMultipleItems',
    itemIds: `${ids[1]},${ids[2]}`,
  });
  expect(await visitor.lines()).toHaveLength(ids.length - 3);
  await visitor.call('cart/remove-product-from-cart', {
    actionType: 'clearCart',
    enableShippingCharge: true,
  });
  expect(await visitor.lines()).toEqual([]);
});

it('answers the second of two simultaneous writes with a conflict, and keeps other carts apart [reliability Serial writes]', async () => {
  const visitor = await shopper('/?cart=plain');
  const other = await shopper('/?cart=plain');
  const replies = await Promise.all([
    visitor.call('cart/quick-add-to-cart', add('721002', 1)),
    visitor.call('cart/quick-add-to-cart', add('721002', 1)),
    other.call('cart/quick-add-to-cart', add('721002', 1)),
  ]);
  const conflicts = replies.filter(({ text }) => text.includes('"errorCode":"ConcurrentUpdate"'));
  expect(conflicts).toHaveLength(1);
  expect(Number((await visitor.lines())[0]?.quantity)).toBe(13);
  expect(Number((await other.lines())[0]?.quantity)).toBe(13);
});

it('locks the cart for as long as a slow write takes [reliability Serial writes]', async () => {
  const visitor = await shopper('/?cart=plain');
  const slow = visitor.call('cart/quick-add-to-cart', add('721002', 1), { 'x-fault': 'delay:2000' });
  const start = shop().journal.length;
  await expect.poll(() => shop().journal.length).toBeGreaterThan(start);
  expect((await visitor.call('cart/quick-add-to-cart', add('721002', 1))).text).toContain('ConcurrentUpdate');
  expect((await slow).text).not.toContain('ConcurrentUpdate');
});

it('refuses a write whose token is missing or wrong as if the session had ended [wire Token]', async () => {
  const visitor = await shopper('/?cart=plain');
  const wrong = await visitor.call('cart/quick-add-to-cart', add('721002', 1), { 'x-cb-csrf': 'forged' });
  expect([wrong.status, wrong.text]).toEqual([409, 'Your session expired due to inactivity']);
  const without = await shopper('/?cart=plain&state=none');
  expect((await without.call('cart/quick-add-to-cart', add('721002', 1))).status).toBe(200);
  expect(Number((await visitor.lines())[0]?.quantity)).toBe(12);
});
