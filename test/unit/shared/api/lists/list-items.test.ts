import { describe, expect, it } from 'vitest';
import { readList } from '../../../../../shared/api/lists/list-items.ts';
import { searchListItems, sortListItems } from '../../../../../shared/api/lists/list-search.ts';
import { answerWith, listenToConsole } from '../../../support/replies.ts';

const DETAIL = { giftlistId: 'gl1', Name: 'Spring labs', OwnerName: 'Ada Byron', quantity: 2 };
const ITEM = {
  productId: 'XB1',
  giftItemId: 'gi1',
  productName: 'Beaker',
  productUrl: '/beaker',
  thumbnailImg: '/beaker.jpg',
  quantity: '3',
  itemPrice: '$2.50',
  retailPrice: '3',
  cautionUrl: '/caution.png',
  geographicUrl: '/map.png',
};

describe('a list with its items', () => {
  it('is read with everything the table shows [2 §3 List item, §7 Public list]', async () => {
    const others = [{ giftlistId: 'gl2', Name: 'Autumn' }, { giftlistId: 'gl3' }, { Name: 'lost' }];
    const sent = answerWith(JSON.stringify({ listDetail: DETAIL, giftItems: [ITEM], otherLists: others }));
    listenToConsole();
    expect(await readList({ listId: 'gl1', profileId: 'p7' })).toMatchObject({
      ok: true,
      value: {
        list: { id: 'gl1', name: 'Spring labs', ownerName: 'Ada Byron', itemCount: 2 },
        items: [
          {
            key: 'gi1',
            productId: 'XB1',
            giftItemId: 'gi1',
            name: 'Beaker',
            url: '/beaker',
            imageUrl: '/beaker.jpg',
            quantity: 3,
            price: 2.5,
            retailPrice: 3,
            cautionUrl: '/caution.png',
            geographicUrl: '/map.png',
          },
        ],
        unreadable: 0,
        otherLists: [
          { id: 'gl2', name: 'Autumn' },
          { id: 'gl3', name: undefined },
        ],
      },
    });
    expect(sent[0]?.url).toBe('/api/rest/cb/shopping-list/find-friends/shopping-list-details/gl1/p7');
  });

  it('fails with the server’s message [2 §8 Public list]', async () => {
    answerWith('{"_ERROR_MESSAGE_":"This list is private."}');
    expect(await readList({ listId: 'gl1', profileId: 'p7' })).toMatchObject({
      failure: { kind: 'business', messages: [{ message: 'This list is private.' }] },
    });
  });

  it('isn’t mistaken for empty if its items are missing', async () => {
    listenToConsole();
    answerWith(JSON.stringify({ listDetail: DETAIL }), '{"listDetail":{"giftlistId":"gl1","quantity":"0"}}');
    expect(await readList({ listId: 'gl1', profileId: 'p7' })).toMatchObject({
      failure: { kind: 'contract', detail: 'giftItems' },
    });
    expect(await readList({ listId: 'gl1', profileId: 'p7' })).toMatchObject({ value: { items: [] } });
  });

  it('loses an item without a product, and keeps one product on two rows apart', async () => {
    listenToConsole();
    const rows = [{ ProductId: 'XB1' }, { productId: 'XB1' }, { productId: '', productName: 'Ghost' }];
    answerWith(JSON.stringify({ listDetail: DETAIL, giftItems: rows }));
    expect(await readList({ listId: 'gl1', profileId: 'p7' })).toMatchObject({
      value: { items: [{ key: 'XB1' }, { key: 'XB1 2' }], unreadable: 1 },
    });
  });

  it.each([
    ['displayName', true],
    ['catalogRefId', false],
    ['quantityDesired', true],
    ['price', false],
  ] as const)('is sorted by the server: %s %s [2 §7 Public list]', async (key, ascending) => {
    const sent = answerWith(JSON.stringify({ result: 'success', response: [ITEM] }));
    expect(await sortListItems('gl1', { key, ascending })).toMatchObject({
      value: { items: [{ key: 'gi1' }], unreadable: 0 },
    });
    expect(sent[0]?.url).toBe(`/api/rest/cb/shopping-list/friend-list-detail-sort/gl1/${key}/${ascending}`);
  });
});

describe('a search among a list’s items', () => {
  it('is encoded in the path [2 §7 Item search]', async () => {
    const sent = answerWith('{"giftItems":[{"ProductId":"XB1","productName":"Frog"}]}');
    expect(await searchListItems({ text: ' 50% frog/../x ', listId: 'gl1' })).toMatchObject({
      ok: true,
      value: { items: [{ key: 'XB1', productId: 'XB1', name: 'Frog' }], unreadable: 0 },
    });
    expect(sent[0]?.url).toBe(
      '/api/rest/cb/shopping-list/shopping-list-details/search-list-item/searchValue=50%25%20frog%2F..%2Fx/gl1',
    );
  });

  it('takes 25 characters [2 §9 Lengths]', async () => {
    const sent = answerWith('{"giftItems":[]}');
    await searchListItems({ text: 'abcdefghijklmnopqrstuvwxyz', listId: 'gl1' });
    expect(sent[0]?.url).toContain('searchValue=abcdefghijklmnopqrstuvwxy/gl1');
  });

  it('isn’t sent for an id that can’t be in a path', async () => {
    listenToConsole();
    answerWith();
    expect(await searchListItems({ text: 'frog', listId: '../profile' })).toMatchObject({
      failure: { kind: 'refused' },
    });
  });
});
