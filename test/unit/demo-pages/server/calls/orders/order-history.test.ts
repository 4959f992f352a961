// @vitest-environment node
import { expect, it } from 'vitest';
import { amount, type Shopper, shareShop } from '../../../../support/shopper.ts';

const { shopper } = shareShop();

type Row = Record<string, unknown>;

const HISTORY = 'order/order-history-list';
const sorted = (by: string, ascending: boolean, page = 1, perPage = 12) =>
  `order/order-history-sort-list/${by}/${ascending}/${page}/${perPage}`;

async function read(visitor: Shopper, path: string): Promise<{ rows: Row[]; totalCount: number }> {
  const { payload } = await visitor.call(path);
  return { rows: (payload.rows ?? []) as Row[], totalCount: Number(payload.totalCount) };
}

it.each([
  ['0', 0],
  ['1', 1],
  ['12', 12],
  ['13', 12],
  ['500', 12],
])('returns the first page of %s orders and their number [2 §2 Order history]', async (count, shown) => {
  const visitor = await shopper(`/?as=individual&orders=${count}`);
  const { rows, totalCount } = await read(visitor, HISTORY);
  expect([rows.length, totalCount]).toEqual([shown, Number(count)]);
  for (const row of rows) {
    expect(row).toMatchObject({
      orderId: expect.stringMatching(/^o\d{8}$/),
      profileId: '220022',
      webOrderId: expect.stringMatching(/^W\d{8}$/),
      status: expect.any(String),
    });
    expect(amount(row.total)).toBeGreaterThan(0);
    expect(Number(row.quantity)).toBeGreaterThan(0);
  }
});

it('returns each page once, counted from 1, and nothing after the last [2 §7 Order history]', async () => {
  const visitor = await shopper('/?as=individual&orders=13');
  const first = await read(visitor, 'order/order-history-pagination/12/1/13');
  const second = await read(visitor, 'order/order-history-pagination/12/2/13');
  expect([first.rows.length, second.rows.length]).toEqual([12, 1]);
  const ids = [...first.rows, ...second.rows].map(({ orderId }) => orderId);
  expect(new Set(ids).size).toBe(13);
  expect((await read(visitor, 'order/order-history-pagination/12/3/13')).rows).toEqual([]);
  expect((await read(visitor, 'order/order-history-pagination/60/1/13')).rows).toHaveLength(13);
  for (const path of ['12/0/13', '0/1/13', '61/1/13'])
    expect((await visitor.call(`order/order-history-pagination/${path}`)).text).toContain('does not exist');
});

it('sorts by number and by date, both ways; orders without either keep their place [2 §2 Order columns]', async () => {
  const visitor = await shopper('/?as=individual&orders=13');
  const ids = async (path: string) => (await read(visitor, path)).rows.map(({ orderId }) => orderId);
  const newestFirst = await ids('order/order-history-pagination/60/1/13');
  for (const by of ['jdeOrderNumber', 'submittedDate']) {
    expect(await ids(sorted(by, false, 1, 60))).toEqual(newestFirst);
    expect(await ids(sorted(by, true, 1, 60))).toEqual(newestFirst.toReversed());
  }
  expect(await ids(sorted('jdeOrderNumber', true, 2))).toEqual(newestFirst.slice(0, 1));
  const { rows } = await read(visitor, HISTORY);
  const numbers = rows.flatMap(({ jdeOrderNumber }) => jdeOrderNumber || []) as string[];
  expect(numbers).toHaveLength(9);
  expect(numbers).toEqual(numbers.toSorted().reverse());
});

it.each([
  HISTORY,
  sorted('jdeOrderNumber', true),
  'order/order-history-pagination/12/1/13',
  'order/order-detail/o99661500/220022',
  'order/order-detail-csr/o99661500/false',
  'order/complete-order-history-url?userId=220022',
])('tells guests to sign in: %s [2 §6 Guest]', async (path) => {
  const guest = await shopper('/?as=guest');
  expect((await guest.call(path)).text).toContain('USER_NOT_AUTHENTICATED');
});

it('sends the same value in many forms, all of which can be read [wire Scalars]', async () => {
  const visitor = await shopper('/?as=individual&orders=500');
  const { rows } = await read(visitor, 'order/order-history-pagination/60/1/500');
  const kinds = new Set(rows.map(({ createdDate }) => typeof createdDate));
  expect(kinds).toEqual(new Set(['string', 'number', 'object']));
  expect(new Set(rows.map(({ total }) => typeof total)).size).toBe(2);
  const shapes = new Set<string>();
  for (let nth = 0; nth < 6; nth++) {
    const { text, payload } = await visitor.call(HISTORY);
    shapes.add(text.replace(/\\?"rows.*/s, ''));
    expect(payload.rows).toHaveLength(12);
  }
  expect(shapes.size).toBeGreaterThan(3);
});

it('fails as often as the fault says, and then replies [reliability Faults]', async () => {
  const visitor = await shopper('/?as=individual&fault=flaky:1,on:order-history');
  expect((await visitor.call(HISTORY)).status).toBe(503);
  expect((await read(visitor, HISTORY)).rows).toHaveLength(12);
});

it('omits the id of one row of the history on request [reliability Faults]', async () => {
  const visitor = await shopper('/?as=individual&fault=bad-row:2,on:order-history');
  const { rows } = await read(visitor, HISTORY);
  expect(rows.flatMap(({ orderId }, index) => (orderId ? [] : [index]))).toEqual([2]);
});

it('links organizations to their complete history, and nobody else [2 §2 Complete history]', async () => {
  const flagOf = async (key: string): Promise<number> => {
    const visitor = await shopper(`/?as=${key}`);
    const { payload } = await visitor.call('order/complete-order-history-url?userId=220022');
    expect(payload).toMatchObject({
      ordersPlusLink: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/orders$/),
      linkMessage: 'View Complete Order History',
    });
    expect((await fetch(String(payload.ordersPlusLink))).status).toBe(200);
    return Number(payload.accountFlag);
  };
  expect(await flagOf('organization')).toBe(2);
  expect(await flagOf('contract')).toBe(14);
  expect(await flagOf('individual')).toBe(0);
});
