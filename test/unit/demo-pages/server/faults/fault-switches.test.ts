// @vitest-environment node
import { expect, it } from 'vitest';
import { readFaults } from '../../../../../demo-pages/server/faults/fault-switches.ts';
import { shareShop } from '../../../support/shopper.ts';

const { shopper } = shareShop();

const CART = 'cart/cart-details/false';
const read = async (fault: string) =>
  (await shopper('/?cart=sample')).call(CART, undefined, { 'x-fault': fault });

it('reads values with colons and equals signs, and reports unknown ones [reliability Faults]', () => {
  const { faults, unknown } = readFaults('delay:200, type:quantity:string,status=503,sloth');
  expect([...faults]).toEqual([
    ['delay', '200'],
    ['type', 'quantity:string'],
    ['status', '503'],
  ]);
  expect(unknown).toEqual(['sloth']);
});

it.each([
  ['status:401', 401, 'HTTP Status 401'],
  ['status:429,retry-after:2', 429, 'HTTP Status 429'],
  ['retry-after:2', 503, 'HTTP Status 503'],
  ['status:409', 409, 'Your session expired'],
  ['expired-text', 409, 'Your session expired'],
  ['redirect:login', 302, ''],
  ['redirect:sso-other-origin', 302, ''],
  ['html:login', 200, '<h1>Sign In</h1>'],
  ['html:maintenance', 200, 'Back soon'],
  ['html:container-error', 500, 'HTTP Status 500'],
  ['not-authenticated', 200, 'USER_NOT_AUTHENTICATED'],
  ['form-exceptions', 200, '"formError":true'],
  ['success-with-exceptions', 200, '"result":"success","formExceptions"'],
  ['conflict', 200, 'ConcurrentUpdate'],
  ['wordless', 200, '{"result":"error","errorCode":'],
  ['wordless:blank-first', 200, '[{"message":""},{'],
  ['bom', 200, '\uFEFF{'],
  ['double-json', 200, '"{\\"'],
  ['proto', 200, '"__proto__":{"polluted"'],
  ['big-long', 200, '9007199254740993123'],
])('replies to %s as described [reliability Faults]', async (fault, status, message) => {
  const reply = await read(fault);
  expect(reply.status).toBe(status);
  expect(reply.text).toContain(message);
});

it('has no target page for the checkout with no-next-page [reliability Faults]', async () => {
  const visitor = await shopper('/?fault=no-next-page');
  expect((await visitor.open('/checkout/login')).status).toBe(204);
  expect((await visitor.open('/checkout/cart')).status).toBe(200);
});

it('empties and truncates what it sends, and labels JSON as plain text [reliability Faults]', async () => {
  expect((await read('empty')).text).toBe('');
  expect((await read('truncate:25')).text).toHaveLength(25);
  expect((await read('text-type')).headers.get('content-type')).toContain('text/plain');
});

it.each(['reset', 'cut'])('breaks the connection for %s [reliability Faults]', async (fault) => {
  await expect(read(fault)).rejects.toThrow();
});

it.each(['stall-headers', 'stall-body'])(
  'never ends its reply for %s [reliability Faults]',
  async (fault) => {
    const visitor = await shopper('/?cart=sample');
    const reply = visitor.call(CART, undefined, { 'x-fault': fault }).then(
      () => 'ended',
      () => 'ended',
    );
    // Other calls of the same session are answered meanwhile.
    const others = Promise.all([visitor.lines(), visitor.lines()]).then(() => 'stalled');
    expect(await Promise.race([reply, others])).toBe('stalled');
  },
);

it('damages fields and rows of the payload [reliability Faults]', async () => {
  const lines = async (fault: string) =>
    (await read(fault)).payload.commerceItems as Record<string, unknown>[];
  expect((await lines('drop:quantity'))[0]).not.toHaveProperty('quantity');
  expect((await lines('null:displayName'))[0]?.displayName).toBeNull();
  expect((await lines('type:quantity:object'))[0]?.quantity).toEqual({ unexpected: true });
  expect((await lines('html-payload:displayName:0'))[0]?.displayName).toContain('<script>');
  expect((await lines('url-payload:productUrl:0'))[0]?.productUrl).toContain('javascript:');
  expect((await lines('extra-fields'))[0]).toHaveProperty('$unknown');
  expect((await lines('sentinel'))[0]?.total).toBe(9876.54);
  const rows = await lines('bad-row:1');
  expect(rows.map((row) => row.commerceId === null).indexOf(true)).toBe(1);
  expect(rows.filter((row) => row.commerceId === null)).toHaveLength(1);
});

it('sends what other servers send, and what the contract allows [wire Writes, wire Hidden price, wire Order resources]', async () => {
  const visitor = await shopper('/?cart=plain');
  const lines = await visitor.lines();
  for (const [nth, [answer, status, text]] of [
    ['nothing', 200, ''],
    ['204', 204, ''],
    ['true', 200, 'true'],
    ['success', 200, '"success"'],
    ['page', 200, '<p>Done.</p>'],
  ].entries()) {
    const id = String(lines[0]?.commerceId);
    const body = { actionType: 'updateItems', itemIds: id, updateId: `${id}=${nth + 5}` };
    const reply = await visitor.call('cart/update-item', body, { 'x-fault': `answer:${answer}` });
    expect([reply.status, reply.text]).toEqual([status, expect.stringContaining(String(text))]);
    expect(Number((await visitor.lines())[0]?.quantity)).toBe(nth + 5);
  }
  const hidden = (await read('put:hidePrice:Y')).payload.commerceItems as Record<string, unknown>[];
  expect(hidden.map(({ hidePrice }) => hidePrice)).toContain('Y');
  const asked = { orderId: 'W100', productIds: ['142304'] };
  const flat = await visitor.call('order/order-resources', asked, { 'x-fault': 'flat' });
  expect(flat.text).toContain('contentCategory');
  expect(flat.text).not.toContain('"resources"');
});

it('keeps a page’s switches for the session until they are off, and for one call at most n times [reliability Faults]', async () => {
  const visitor = await shopper('/?fault=flaky:2,on:mini-cart-count');
  const statuses = [];
  for (let nth = 0; nth < 3; nth++) {
    statuses.push((await visitor.call('checkout/mini-cart-count')).status);
    statuses.push((await visitor.call(CART)).status);
  }
  expect(statuses).toEqual([503, 200, 503, 200, 200, 200]);
  await visitor.open('/?fault=status:500');
  expect((await visitor.call(CART)).status).toBe(500);
  await visitor.open('/?fault=off');
  expect((await visitor.call(CART)).status).toBe(200);
});

it('ends a session in five ways, and a sign-in restores it [wire Session end, reliability Faults]', async () => {
  const visitor = await shopper('/?fault=expire-session-after:1');
  expect((await visitor.call(CART)).status).toBe(200);
  const statuses = [];
  for (let nth = 0; nth < 5; nth++) statuses.push((await visitor.call(CART)).status);
  expect([...statuses].sort()).toEqual([200, 200, 302, 401, 409]);
  await visitor.submit('/account/login', { email: 'individual@example.com', password: 'science' });
  expect((await visitor.call(CART)).payload).toHaveProperty('commerceItems');
});

it('sends an earlier reply again instead of running the same call [reliability Faults]', async () => {
  const visitor = await shopper('/?cart=plain');
  const [line] = await visitor.lines();
  const change = (quantity: number, fault = 'off') => {
    const id = String(line?.commerceId);
    const body = { itemIds: id, actionType: 'updateItems', updateId: `${id}=${quantity}` };
    return visitor.call('cart/update-item', body, { 'x-fault': fault });
  };
  const { text } = await change(5);
  await change(7, 'repeat');
  expect((await change(5, 'repeat')).text).toBe(text);
  expect(Number((await visitor.lines())[0]?.quantity)).toBe(7);
});

it('doesn’t write when it refuses, and returns an old cart after a write on request [reliability Faults]', async () => {
  const visitor = await shopper('/?cart=plain');
  const clear = { actionType: 'clearCart', enableShippingCharge: false };
  await visitor.call('cart/remove-product-from-cart', clear, { 'x-fault': 'success-with-exceptions' });
  expect(await visitor.lines()).toHaveLength(3);
  await visitor.call('cart/remove-product-from-cart', clear, { 'x-fault': 'empty' });
  expect(await visitor.lines()).toHaveLength(0);
  const old = await visitor.call(CART, undefined, { 'x-fault': 'old-rev' });
  expect(old.payload.commerceItems).toHaveLength(3);
});
