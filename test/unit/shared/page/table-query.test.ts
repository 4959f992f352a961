import { afterEach, describe, expect, it } from 'vitest';
import { queryWith } from '../../../../shared/page/page-query.ts';
import { readTableQuery, tableQuery } from '../../../../shared/page/table-query.ts';

const KEYS = ['price', 'name'] as const;
const read = (query: string) => {
  history.replaceState(null, '', `/account/list${query}`);
  return readTableQuery(KEYS, 25);
};

afterEach(() => history.replaceState(null, '', '/checkout/cart'));

describe('the order and the search in an address', () => {
  it.each([
    ['', { sort: undefined, search: '' }],
    ['?sort=price', { sort: { key: 'price', ascending: true }, search: '' }],
    ['?sort=name&ascending=false&search=a+b', { sort: { key: 'name', ascending: false }, search: 'a b' }],
  ])('of %s are read', (query, asked) => {
    expect(read(query)).toEqual(asked);
  });

  it.each(['?sort=total', '?sort=', '?sort=__proto__', '?ascending=false'])(
    'of %s say nothing that can be followed',
    (query) => {
      expect(read(query).sort).toBeUndefined();
    },
  );

  it('are cut at what a search may have', () => {
    expect(read(`?search=%20${'x'.repeat(40)}`).search).toBe('x'.repeat(25));
  });

  it.each([
    { sort: { key: 'price', ascending: true } as const, search: '' },
    { sort: { key: 'name', ascending: false } as const, search: 'a&b=c' },
    { sort: undefined, search: 'flask' },
  ])('come back as they were written: %j', (asked) => {
    history.replaceState(null, '', '/account/list?id=p9&sort=name&ascending=false&search=old');
    const address = queryWith(tableQuery(asked));
    expect(address).toContain('id=p9');
    expect(read(address)).toEqual(asked);
  });
});
