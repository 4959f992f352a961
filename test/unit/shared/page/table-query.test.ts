import { afterEach, describe, expect, it } from 'vitest';
import { queryWith } from '../../../../shared/page/links/page-query.ts';
import {
  readTableQuery,
  type TableAddress,
  tableQueryChanges,
} from '../../../../shared/page/links/table-query.ts';
import { ORDER_ADDRESS } from '../../../../widgets/order-history/order-history-state.ts';

type Key = 'price' | 'name';

const LISTS: TableAddress<Key> = { sortKeys: ['price', 'name'], searchLimit: 25 };
const ALL = { id: '', page: 1, size: 0 };

/** The query that a table gets from a page with that address. */
function read<SortKey extends string>(query: string, address: TableAddress<SortKey>) {
  history.replaceState(null, '', `/account/list${query}`);
  return readTableQuery(address);
}

afterEach(() => history.replaceState(null, '', '/checkout/cart'));

describe('the sort order and the search in an address', () => {
  it.each([
    ['', { ...ALL, search: '' }],
    ['?sort=price', { ...ALL, sort: { key: 'price', ascending: true }, search: '' }],
    [
      '?sort=name&ascending=false&search=a+b',
      { ...ALL, sort: { key: 'name', ascending: false }, search: 'a b' },
    ],
  ])('of %s are read', (query, asked) => {
    expect(read(query, LISTS)).toEqual(asked);
  });

  it.each(['?sort=total', '?sort=', '?sort=__proto__', '?ascending=false'])('of %s are ignored', (query) => {
    expect(read(query, LISTS).sort).toBeUndefined();
  });

  it('are cut at the longest search', () => {
    expect(read(`?search=%20${'x'.repeat(40)}`, LISTS).search).toBe('x'.repeat(25));
  });

  it.each([
    { sort: { key: 'price', ascending: true } as const, search: '' },
    { sort: { key: 'name', ascending: false } as const, search: 'a&b=c' },
    { search: 'flask' },
  ])('read back as they were written: %j', (asked) => {
    history.replaceState(null, '', '/account/list?id=p9&sort=name&ascending=false&search=old');
    const address = queryWith(tableQueryChanges(LISTS, { ...ALL, ...asked }));
    expect(address).toContain('id=p9');
    expect(read(address, LISTS)).toEqual({ ...ALL, ...asked });
  });

  it('say whose rows are shown if a table needs it', () => {
    const address = { ...LISTS, idParameter: 'giftlistId' };
    expect(read('?giftlistId=gl1&id=p9', address).id).toBe('gl1');
    expect(queryWith(tableQueryChanges(address, { ...ALL, id: 'gl2', search: '' }))).toBe(
      '?giftlistId=gl2&id=p9',
    );
  });
});

describe('the address of the order history', () => {
  const NOTHING = { id: '', search: '', page: 1, size: 12 };

  it('shows the first 12 orders as the server sends them, by default [2 §9 Order history, §4 History defaults]', () => {
    expect(read('', ORDER_ADDRESS)).toEqual(NOTHING);
  });

  it('has a page, a size and a sort order', () => {
    const address = '?page=3&size=48&sort=submittedDate&ascending=false&as=contract';
    expect(read(address, ORDER_ADDRESS)).toEqual({
      ...NOTHING,
      page: 3,
      size: 48,
      sort: { key: 'submittedDate', ascending: false },
    });
    expect(read('?sort=submittedDate', ORDER_ADDRESS).sort?.ascending).toBe(true);
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
  ])('falls back to the defaults if it makes no sense: %s', (query) => {
    expect(read(`?${query}`, ORDER_ADDRESS)).toEqual(NOTHING);
  });

  it('contains no more than it must, and reads back unchanged', () => {
    history.replaceState(null, '', '/account/order');
    expect(queryWith(tableQueryChanges(ORDER_ADDRESS, NOTHING))).toBe('/account/order');
    for (const ascending of [true, false]) {
      const asked = { ...NOTHING, page: 2, size: 60, sort: { key: 'jdeOrderNumber', ascending } } as const;
      const address = queryWith(tableQueryChanges(ORDER_ADDRESS, asked));
      expect(address).toContain(`ascending=${ascending}`);
      expect(read(address, ORDER_ADDRESS)).toEqual(asked);
    }
  });
});
