import { describe, expect, it } from 'vitest';
import {
  findFriend,
  readFriendList,
  readFriendLists,
  sortFriendListItems,
  sortFriendLists,
} from '../../../../shared/api/friend-lists.ts';
import { answerWith, listenToConsole } from './server.ts';

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

describe('finding a friend', () => {
  it('gives the page with their lists [2 §7]', async () => {
    const sent = answerWith('{"result":"success","response":{"returnUrl":"/account/list-public?id=p7"}}');
    expect(await findFriend('  ada@school.test ')).toEqual({ ok: true, value: '/account/list-public?id=p7' });
    expect(sent[0]).toMatchObject({
      url: '/api/rest/cb/shopping-list/find-friends',
      body: { emailList: 'ada@school.test' },
    });
  });

  it('takes 256 characters [2 §5]', async () => {
    const sent = answerWith('{"returnUrl":"/"}');
    await findFriend('a'.repeat(300));
    expect(sent[0]?.body).toEqual({ emailList: 'a'.repeat(256) });
  });

  it.each([
    '{"result":"error","errorMessage":"We found nobody."}',
    '{"errors":["We found nobody."]}',
    '{"result":"error","response":{"_ERROR_MESSAGE_":"We found nobody."}}',
  ])('fails in the server’s words [2 §8]: %s', async (reply) => {
    answerWith(reply);
    expect(await findFriend('a@b.test')).toMatchObject({
      failure: { kind: 'business', messages: [{ message: 'We found nobody.' }] },
    });
  });
});

describe('a friend’s lists', () => {
  it('are read by the profile [2 §7]', async () => {
    const sent = answerWith('{"response":{"response":[{"giftlistId":"gl1","Name":"A","userName":"ada"}]}}');
    expect(await readFriendLists('p7')).toMatchObject({
      value: { lists: [{ id: 'gl1', name: 'A', userName: 'ada' }] },
    });
    expect(sent[0]?.url).toBe('/api/rest/cb/shopping-list/find-friends/shopping-list/p7');
  });

  it('are sorted by the server [2 §7]', async () => {
    const sent = answerWith('{"response":[]}');
    await sortFriendLists('p7', { key: 'total', ascending: false });
    expect(sent[0]?.url).toBe('/api/rest/cb/shopping-list/friend-list-sort/p7/total/false');
  });

  it.each(['../../profile/logout', '..', '', 'a/b'])('are not asked for with the id %o', async (id) => {
    listenToConsole();
    answerWith();
    expect(await readFriendLists(id)).toMatchObject({ failure: { kind: 'refused' } });
    expect(await sortFriendLists(id, { key: 'total', ascending: true })).toMatchObject({
      failure: { kind: 'refused' },
    });
    expect(await readFriendList({ listId: 'gl1', profileId: id })).toMatchObject({
      failure: { kind: 'refused' },
    });
    expect(await sortFriendListItems(id, { key: 'price', ascending: true })).toMatchObject({
      failure: { kind: 'refused' },
    });
  });
});

describe('a list with its items', () => {
  it('is read with everything the table shows [2 §3, §7]', async () => {
    const others = [{ giftlistId: 'gl2', Name: 'Autumn' }, { giftlistId: 'gl3' }, { Name: 'lost' }];
    const sent = answerWith(JSON.stringify({ listDetail: DETAIL, giftItems: [ITEM], otherLists: others }));
    listenToConsole();
    expect(await readFriendList({ listId: 'gl1', profileId: 'p7' })).toMatchObject({
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

  it('fails in the server’s words [2 §8]', async () => {
    answerWith('{"_ERROR_MESSAGE_":"This list is private."}');
    expect(await readFriendList({ listId: 'gl1', profileId: 'p7' })).toMatchObject({
      failure: { kind: 'business', messages: [{ message: 'This list is private.' }] },
    });
  });

  it('is not taken for empty because its items are missing', async () => {
    listenToConsole();
    answerWith(JSON.stringify({ listDetail: DETAIL }), '{"listDetail":{"giftlistId":"gl1","quantity":"0"}}');
    expect(await readFriendList({ listId: 'gl1', profileId: 'p7' })).toMatchObject({
      failure: { kind: 'contract', detail: 'giftItems' },
    });
    expect(await readFriendList({ listId: 'gl1', profileId: 'p7' })).toMatchObject({ value: { items: [] } });
  });

  it('loses an item without a product, and keeps one product on two rows apart', async () => {
    listenToConsole();
    const rows = [{ ProductId: 'XB1' }, { productId: 'XB1' }, { productId: '', productName: 'Ghost' }];
    answerWith(JSON.stringify({ listDetail: DETAIL, giftItems: rows }));
    expect(await readFriendList({ listId: 'gl1', profileId: 'p7' })).toMatchObject({
      value: { items: [{ key: 'XB1' }, { key: 'XB1 2' }], unreadable: 1 },
    });
  });

  it.each([
    ['displayName', true],
    ['catalogRefId', false],
    ['quantityDesired', true],
    ['price', false],
  ] as const)('is sorted by the server: %s %s [2 §7]', async (key, ascending) => {
    const sent = answerWith(JSON.stringify({ result: 'success', response: [ITEM] }));
    expect(await sortFriendListItems('gl1', { key, ascending })).toMatchObject({
      value: { items: [{ key: 'gi1' }], unreadable: 0 },
    });
    expect(sent[0]?.url).toBe(`/api/rest/cb/shopping-list/friend-list-detail-sort/gl1/${key}/${ascending}`);
  });
});
