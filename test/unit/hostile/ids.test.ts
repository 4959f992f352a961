/** Hostile ids in every call that has one in its path: from a page's query, a reply, or another site's link. */
import { beforeEach, describe, expect, it } from 'vitest';
import { readProfile } from '../../../shared/api/account/profile.ts';
import { readSsoProfile } from '../../../shared/api/account/sso-profile.ts';
import { readList } from '../../../shared/api/lists/list-items.ts';
import { searchListItems, sortFriendLists, sortListItems } from '../../../shared/api/lists/list-search.ts';
import { readFriendLists } from '../../../shared/api/lists/lists.ts';
import { readCompleteOrderHistory } from '../../../shared/api/orders/complete-order-history.ts';
import { readAnyOrder, readOrder } from '../../../shared/api/orders/order-detail.ts';
import { callPath } from '../../../shared/api/transport/call-path.ts';
import { isPathSegment } from '../../../shared/domain/url.ts';
import { HOSTILE_IDS } from '../../corpora/hostile-ids.ts';
import { fc, MANY } from '../support/generated.ts';
import { answerCalls, listenToConsole } from '../support/replies.ts';

const byName = { key: 'eventName', ascending: true } as const;

/** Every call with an id in its path. */
const CALLS: Record<string, (id: string) => Promise<{ ok: boolean }>> = {
  'the order of an id': (id) => readOrder({ orderId: id, userId: '1' }),
  'the order of a customer': (id) => readOrder({ orderId: '1', userId: id }),
  'an order, for customer service': (id) => readAnyOrder({ orderId: id, temporary: false }),
  'a profile': (id) => readProfile(id),
  "a visitor's profile": (id) => readSsoProfile(id),
  "a friend's lists": (id) => readFriendLists(id),
  "a friend's lists in order": (id) => sortFriendLists(id, byName),
  'a list': (id) => readList({ listId: id, profileId: 'p1' }),
  'a list of a customer': (id) => readList({ listId: 'gl1', profileId: id }),
  'the items of a list in order': (id) => sortListItems(id, { key: 'price', ascending: true }),
  'the old history of a customer': (id) => readCompleteOrderHistory(id),
  'a search in a list': (id) => searchListItems({ text: 'x', listId: id }),
};

type Builder = (id: string) => string | null;

/** The ids that lead a path out of its template, or make it ambiguous to a server. */
function strays(build: Builder): string[] {
  const start = '/api/rest/cb/order/order-detail/';
  return HOSTILE_IDS.filter((id) => {
    const path = build(id);
    if (path === null) return false;
    const { pathname, search, hash } = new URL(`https://shop.test/api/rest/cb/${path}`);
    const rest = pathname.slice(start.length).split('/');
    const isWhole = pathname.startsWith(start) && rest.length === 2 && rest[1] === '1' && !search && !hash;
    return !(isWhole && isPathSegment(rest[0] ?? ''));
  });
}

beforeEach(() => {
  listenToConsole();
});

describe(`${HOSTILE_IDS.length} hostile ids`, () => {
  it.each(Object.keys(CALLS))('cause no call: %s [wire Paths, S9]', async (name) => {
    const requests = answerCalls({});
    const results = await Promise.all(HOSTILE_IDS.map((id) => CALLS[name]?.(id)));
    expect(results.filter((result) => result?.ok !== false)).toEqual([]);
    expect(requests).toEqual([]);
  });

  it('make no path [wire Paths, S9]', () => {
    expect(HOSTILE_IDS.length).toBeGreaterThan(100);
    expect(
      strays((orderId) => callPath('order/order-detail/{orderId}/{user}', { orderId, user: '1' })),
    ).toEqual([]);
  });

  it.each<[string, Builder]>([
    ['takes every text', (id) => `order/order-detail/${id}/1`],
    ['only encodes it', (id) => (id === '\ud800' ? null : `order/order-detail/${encodeURIComponent(id)}/1`)],
    ['looks for slashes', (id) => (/[/\\]/.test(id) ? null : `order/order-detail/${id}/1`)],
    ['forgets the end', (id) => (/^[\w.:-]{1,64}/.test(id) ? `order/order-detail/${id}/1` : null)],
  ])('expose a path that %s [S9]', (_, build) => {
    expect(strays(build).length).toBeGreaterThan(1);
  });
});

describe('any id', () => {
  const id = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc
      .array(fc.constantFrom(...'. / \\ %2e %2f %5c : _ - a 1 ; ? #'.split(' ')), { maxLength: 8 })
      .map((parts) => parts.join('')),
    fc.stringMatching(/^[\w.:-]{1,66}$/),
    fc.constantFrom(...HOSTILE_IDS.filter(({ length }) => length < 80)),
  );

  it('is one segment of its path unchanged, or makes no path [S9]', () => {
    fc.assert(
      fc.property(id, id, (orderId, userId) => {
        const path = callPath('order/order-detail/{orderId}/{userId}', { orderId, userId });
        expect(path !== null).toBe(isPathSegment(orderId) && isPathSegment(userId));
        if (path === null) return;
        const { pathname, search, hash } = new URL(`https://shop.test/api/rest/cb/${path}`);
        expect(pathname + search + hash).toBe(`/api/rest/cb/order/order-detail/${orderId}/${userId}`);
      }),
      MANY,
    );
  });
});
