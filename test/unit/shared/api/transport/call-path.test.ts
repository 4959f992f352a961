import { describe, expect, it } from 'vitest';
import { freeText } from '../../../../../shared/api/lists/list-search.ts';
import { callPath } from '../../../../../shared/api/transport/call-path.ts';
import { fc } from '../../../support/generated.ts';

const TEMPLATE = 'order/order-detail/{orderId}/{userId}';

describe('the path of a call', () => {
  it('is its template with the segments filled in [wire Paths, S9]', () => {
    expect(callPath(TEMPLATE, { orderId: 'o99660003', userId: '220022' })).toBe(
      'order/order-detail/o99660003/220022',
    );
    expect(callPath('checkout/mini-cart-count')).toBe('checkout/mini-cart-count');
  });

  it.each([
    '',
    '.',
    '..',
    '../logout',
    'a/b',
    'a\\b',
    '%2e%2e',
    'a?b',
    'a#b',
    'a b',
    'ä',
    'a\n',
    'x'.repeat(65),
    '{userId}',
  ])('isn’t built with %j [wire Paths, S9]', (orderId) => {
    expect(callPath(TEMPLATE, { orderId, userId: '1' })).toBeNull();
    expect(callPath(TEMPLATE, { orderId: '1', userId: orderId })).toBeNull();
  });

  it('isn’t built if a segment is missing [wire Paths, S9]', () => {
    expect(callPath(TEMPLATE, { orderId: 'o1' })).toBeNull();
  });

  it('stays below its template whatever a segment contains [wire Paths, S9]', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^[\w.:%/-]{1,66}$/)),
        fc.stringMatching(/^[\w.:-]+$/),
        (orderId, userId) => {
          const path = callPath(TEMPLATE, { orderId, userId });
          if (path === null) return;
          const { pathname, search, hash } = new URL(`http://shop.test/api/rest/cb/${path}`);
          expect(pathname).toBe(`/api/rest/cb/order/order-detail/${orderId}/${userId}`);
          expect(search + hash).toBe('');
        },
      ),
    );
  });

  it('takes typed text, encoded and cut at 25 characters [wire Paths]', () => {
    const search = (text: string) =>
      callPath('search-list-item/searchValue={text}/{id}', { text: freeText(text), id: 'gl1' });
    expect(search('50% off / a&b')).toBe('search-list-item/searchValue=50%25%20off%20%2F%20a%26b/gl1');
    expect(search('x'.repeat(40))).toBe(`search-list-item/searchValue=${'x'.repeat(25)}/gl1`);
    expect(search('🧪'.repeat(26))).toBe(
      `search-list-item/searchValue=${encodeURIComponent('🧪'.repeat(25))}/gl1`,
    );
    expect(search('a\uD83Db')).toBe('search-list-item/searchValue=ab/gl1');
  });
});
