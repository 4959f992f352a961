import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readCompleteOrderHistory } from '../../../../../shared/api/orders/complete-order-history.ts';
import { readFirstOrders } from '../../../../../shared/api/orders/order-history.ts';
import { readOrderPage, readSortedOrders } from '../../../../../shared/api/orders/order-pages.ts';
import { FIRST_ORDERS } from '../../../../../shared/domain/orders/order-history.ts';
import { answerCalls, answerWith } from '../../../support/replies.ts';

const LIST = 'GET order/order-history-list';
const view = FIRST_ORDERS;
const row = (number: number, rest: object = {}) => ({ orderId: `o${number}`, profileId: 'p1', ...rest });
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(index + 1));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const SOME = { total: 12, isOpenEnded: true };

async function read(reply: object, wanted = view) {
  answerCalls({
    [LIST]: reply,
    [`GET order/order-history-pagination/${wanted.size}/${wanted.page}/12`]: reply,
  });
  const result = await (wanted === view ? readFirstOrders() : readOrderPage(wanted, SOME));
  if (!result.ok) throw new Error(result.failure.kind);
  return result.value;
}

describe('the calls for orders', () => {
  it('send page, size, total and order as in the contract [2 §7 Order history]', async () => {
    const reply = { rows: [], totalCount: 0 };
    const wanted = { page: 2, size: 24, sort: { key: 'submittedDate', ascending: true } } as const;
    const requests = answerCalls({
      [LIST]: reply,
      'GET order/order-history-pagination/24/2/137': reply,
      'GET order/order-history-sort-list/submittedDate/true/2/24': reply,
    });
    await readFirstOrders();
    await readOrderPage(wanted, { total: 137, isOpenEnded: false });
    await readSortedOrders(wanted);
    expect(requests).toHaveLength(3);
  });

  it('give each order’s fields their proper names [2 §3 Order history]', async () => {
    const { orders, total } = await read({
      rows: [
        row(1, {
          webOrderId: 'W664',
          jdeOrderNumber: 771,
          createdDate: { time: 1_760_000_000_000 },
          submittedDate: '2025-10-10',
          total: '$1,234.50',
          status: 'Shipped',
          quantity: '3',
        }),
      ],
      totalCount: '61',
    });
    expect(total).toBe(61);
    expect(orders).toEqual([
      {
        id: 'o1',
        profileId: 'p1',
        number: 'W664',
        date: '1760000000000',
        total: 1234.5,
        status: 'Shipped',
        quantity: 3,
      },
    ]);
  });

  it('use an order’s next best number, and the date of its submission, if one is missing', async () => {
    const { orders } = await read({
      rows: [row(1, { jdeOrderNumber: '9007199254740993', submittedDate: '05/01/2025' }), row(2)],
      totalCount: 2,
    });
    expect(orders.map(({ number, date }) => [number, date])).toEqual([
      ['9007199254740993', '05/01/2025'],
      ['o2', undefined],
    ]);
  });

  it('leave out and count rows without the ids of their order [wire Bad rows]', async () => {
    const { orders, unreadable } = await read({
      rows: [row(1), row(2, { orderId: null }), row(3, { profileId: '' }), null, 'row'],
      totalCount: 5,
    });
    expect([orders.length, unreadable]).toEqual([1, 4]);
  });

  it('show each order once', async () => {
    const { orders } = await read({ rows: [row(1), row(2), row(1)], totalCount: 3 });
    expect(orders.map(({ id }) => id)).toEqual(['o1', 'o2']);
  });

  it('take only the page’s rows if the server sends all of them', async () => {
    const third = { ...view, page: 3 };
    const { orders, total } = await read({ rows: rows(30), totalCount: 30 }, third);
    expect(orders.map(({ id }) => id)).toEqual(['o25', 'o26', 'o27', 'o28', 'o29', 'o30']);
    expect(total).toBe(30);
    expect((await read({ rows: rows(30) })).total).toBe(30);
  });

  it('keep the first rows if the server sends too many for one page', async () => {
    const { orders } = await read({ rows: rows(15), totalCount: 61 }, { ...view, page: 2 });
    expect(orders.map(({ id }) => id).at(-1)).toBe('o12');
    expect(orders).toHaveLength(12);
  });

  it('count the rows so far if the server doesn’t say how many there are [wire Order pages]', async () => {
    expect((await read({ rows: rows(5) }, { ...view, page: 2 })).total).toBe(17);
    expect((await read({ rows: rows(5), totalCount: 3 })).total).toBe(5);
    expect((await read({ rows: rows(30) }, { ...view, page: 3 })).total).toBe(30);
    expect((await read({ rows: [row(1), { orderId: 'o2' }] })).total).toBe(2);
  });

  it('leave the end open after a full page without a total, unless an earlier reply had it', async () => {
    expect(await read({ rows: rows(12) })).toMatchObject({ total: 12, isOpenEnded: true });
    expect(await read({ rows: rows(11) })).toMatchObject({ total: 11, isOpenEnded: false });
    answerCalls({ 'GET order/order-history-pagination/12/1/61': { rows: rows(12) } });
    const known = await readOrderPage({ ...view, page: 1 }, { total: 61, isOpenEnded: false });
    expect(known).toMatchObject({ ok: true, value: { total: 61, isOpenEnded: false } });
  });

  it.each([
    ['in a wrapper', { result: 'success', response: rows(3) }],
    ['as JSON text', { response: JSON.stringify(rows(3)) }],
    ['bare', Response.json(rows(3))],
    ['wrapped twice', { response: { response: rows(3) } }],
  ])('take bare rows, %s [2 §7 Order history, wire Envelope]', async (_, reply) => {
    expect(await read(reply)).toMatchObject({ total: 3, orders: [{ id: 'o1' }, { id: 'o2' }, { id: 'o3' }] });
  });

  it('say how they are sorted, by their numbers [2 §9 Order history]', async () => {
    const numbered = (...numbers: unknown[]) =>
      read({ rows: numbers.map((jdeOrderNumber, at) => row(at, { jdeOrderNumber })) });
    expect((await numbered('9', 10)).sort).toEqual({ key: 'jdeOrderNumber', ascending: true });
    expect((await numbered(2, 3, 1)).sort).toBeUndefined();
  });

  it('fail on a reply without rows, but not on one with zero orders', async () => {
    answerCalls({
      [LIST]: [{ totalCount: 3 }, {}, { rows: [], totalCount: 0 }, { rows: null, totalCount: '0' }],
    });
    for (const _ of [1, 2]) {
      expect(await readFirstOrders()).toMatchObject({ ok: false, failure: { kind: 'contract' } });
    }
    for (const _ of [1, 2]) {
      expect(await readFirstOrders()).toMatchObject({ ok: true, value: { orders: [], total: 0 } });
    }
  });
});

describe('the link to the complete order history', () => {
  const NAME = 'GET order/complete-order-history-url';

  it.each([
    [2, true],
    ['2', true],
    [14, true],
    [0, false],
    ['0', false],
    [-1, false],
    ['', false],
    [undefined, false],
    ['none', false],
  ])(
    'with the flag %s is offered: %s [2 §7 Complete history, §2 Complete history]',
    async (accountFlag, offered) => {
      answerCalls({ [NAME]: { ordersPlusLink: 'https://x.test', linkMessage: 'All', accountFlag } });
      expect(await readCompleteOrderHistory('p1')).toEqual({
        ok: true,
        value: { offered, url: 'https://x.test', linkText: 'All' },
      });
    },
  );

  it('is requested with the shopper’s id [2 §7 Complete history]', async () => {
    const sent = answerWith('{"accountFlag":2}');
    await readCompleteOrderHistory('p:1.a');
    expect(sent).toMatchObject([
      { method: 'GET', url: '/api/rest/cb/order/complete-order-history-url?userId=p:1.a' },
    ]);
  });

  it('isn’t requested with an invalid id', async () => {
    const requests = answerCalls({});
    expect(await readCompleteOrderHistory('a/b')).toMatchObject({ failure: { kind: 'refused' } });
    expect(requests).toEqual([]);
  });
});
