import { describe, expect, it } from 'vitest';
import { DEFAULT_ORDER_VIEW, orderViewIn, orderViewQuery } from '../../../../shared/domain/order-view.ts';

const read = (query: string) => orderViewIn(new URLSearchParams(query));

describe('what an address asks of the order history', () => {
  it('is the first 12 orders as the server has them, when it asks for nothing [2 §9]', () => {
    expect(read('')).toEqual({ page: 1, size: 12 });
  });

  it('is a page, a size and an order', () => {
    expect(read('page=3&size=48&sort=submittedDate&ascending=false&as=contract')).toEqual({
      page: 3,
      size: 48,
      sort: { key: 'submittedDate', ascending: false },
    });
    expect(read('sort=submittedDate').sort?.ascending).toBe(true);
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=2x',
    'page=9999999',
    'size=13',
    'size=1e9',
    'sort=total',
    'sort=__proto__',
  ])('is as by default where it makes no sense: %s', (query) => {
    expect(read(query)).toEqual(DEFAULT_ORDER_VIEW);
  });

  it('says no more than it must, and is read back as it was', () => {
    expect(orderViewQuery(DEFAULT_ORDER_VIEW)).toEqual({});
    for (const ascending of [true, false]) {
      const view = { page: 2, size: 60, sort: { key: 'jdeOrderNumber', ascending } } as const;
      const query = new URLSearchParams(orderViewQuery(view) as Record<string, string>);
      expect(orderViewIn(query)).toEqual(view);
    }
  });
});
