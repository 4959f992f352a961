import { describe, expect, it } from 'vitest';
import { readList } from '../../../../../shared/api/lists/list-items.ts';
import {
  findFriend,
  searchLists,
  sortFriendLists,
  sortListItems,
  sortLists,
} from '../../../../../shared/api/lists/list-search.ts';
import { readFriendLists, readLists } from '../../../../../shared/api/lists/lists.ts';
import { answerWith, listenToConsole, redirect } from '../../../support/replies.ts';

const ROW = {
  giftlistId: 'gl1',
  Name: 'Spring labs',
  Description: 'For both classes',
  comments: '03/14/2026',
  quantity: '12',
  total: '$1,240.50',
  retailPrice: '1300',
  isWishlist: 'false',
  OwnerName: 'Ada Byron',
  userName: 'ada',
};
const LIST = {
  id: 'gl1',
  name: 'Spring labs',
  description: 'For both classes',
  createdOn: '03/14/2026',
  itemCount: 12,
  total: 1240.5,
  retailPrice: 1300,
  isWishlist: false,
  ownerName: 'Ada Byron',
  userName: 'ada',
};

describe('a shopper’s lists', () => {
  it.each([
    ['a JSON string', { response: JSON.stringify([ROW]) }],
    ['a JSON string with a response of its own', { response: JSON.stringify({ response: [ROW] }) }],
    ['a list as the payload', { response: [ROW] }],
    ['a doubly wrapped list', { response: { response: [ROW] } }],
  ])('are read from %s [2 §7 Lists]', async (_, reply) => {
    const sent = answerWith(JSON.stringify({ result: 'success', ...reply }));
    expect(await readLists()).toEqual({ ok: true, value: { lists: [LIST], unreadable: 0 } });
    expect(sent[0]).toMatchObject({
      method: 'GET',
      url: '/api/rest/cb/shopping-list/shopping-list-details',
    });
  });

  it('may be none', async () => {
    answerWith('{"result":"success","response":[]}');
    expect(await readLists()).toEqual({ ok: true, value: { lists: [], unreadable: 0 } });
  });

  it('aren’t mistaken for none if they are missing [wire Bad rows]', async () => {
    listenToConsole();
    answerWith('{"result":"success"}');
    expect(await readLists()).toMatchObject({ ok: false, failure: { kind: 'contract' } });
  });

  it('lose a row without an id, and count it [wire Bad rows]', async () => {
    listenToConsole();
    answerWith(JSON.stringify({ response: [ROW, { ...ROW, giftlistId: null }, 'nonsense'] }));
    expect(await readLists()).toEqual({ ok: true, value: { lists: [LIST], unreadable: 2 } });
  });

  it('show a list that comes twice only once', async () => {
    answerWith(JSON.stringify({ response: [ROW, ROW] }));
    expect(await readLists()).toMatchObject({ value: { lists: [LIST] } });
  });

  it('keep a list without a name, which isn’t called by its number, and every digit of that number', async () => {
    answerWith('{"response":[{"giftlistId":5166444348429687167,"Name":null,"total":"call us"}]}');
    expect(await readLists()).toMatchObject({
      value: { lists: [{ id: '5166444348429687167', name: undefined, total: undefined }] },
    });
  });

  it('aren’t read after the session has ended', async () => {
    answerWith(redirect());
    expect(await readLists()).toMatchObject({ ok: false, failure: { kind: 'session' } });
  });
});

describe('sorted lists', () => {
  it.each([
    [{ key: 'eventName', ascending: true }, 'eventName/true'],
    [{ key: 'creationDate', ascending: false }, 'creationDate/false'],
    [{ key: 'quantity', ascending: true }, 'quantity/true'],
    [{ key: 'total', ascending: false }, 'total/false'],
  ] as const)('are sorted by the server: %o [2 §7 Lists]', async (sort, path) => {
    const sent = answerWith(JSON.stringify({ result: 'success', response: [ROW] }));
    expect(await sortLists(sort)).toEqual({ ok: true, value: { lists: [LIST], unreadable: 0 } });
    expect(sent[0]?.url).toBe(`/api/rest/cb/shopping-list/shopping-list-sort/${path}`);
  });
});

describe('finding a friend', () => {
  it('returns the page with their lists [2 §7 Find friends]', async () => {
    const sent = answerWith('{"result":"success","response":{"returnUrl":"/account/list-public?id=p7"}}');
    expect(await findFriend('  ada@school.test ')).toEqual({ ok: true, value: '/account/list-public?id=p7' });
    expect(sent[0]).toMatchObject({
      url: '/api/rest/cb/shopping-list/find-friends',
      body: { emailList: 'ada@school.test' },
    });
  });

  it('takes 256 characters [2 §5 Lists]', async () => {
    const sent = answerWith('{"returnUrl":"/"}');
    await findFriend('a'.repeat(300));
    expect(sent[0]?.body).toEqual({ emailList: 'a'.repeat(256) });
  });

  it.each([
    '{"result":"error","errorMessage":"We found nobody."}',
    '{"errors":["We found nobody."]}',
    '{"result":"error","response":{"_ERROR_MESSAGE_":"We found nobody."}}',
  ])('fails in the server’s words [2 §8 List search]: %s', async (reply) => {
    answerWith(reply);
    expect(await findFriend('a@b.test')).toMatchObject({
      failure: { kind: 'business', messages: [{ message: 'We found nobody.' }] },
    });
  });
});

describe('a friend’s lists', () => {
  it('are read by profile id [2 §7 Friend lists]', async () => {
    const sent = answerWith('{"response":{"response":[{"giftlistId":"gl1","Name":"A","userName":"ada"}]}}');
    expect(await readFriendLists('p7')).toMatchObject({
      value: { lists: [{ id: 'gl1', name: 'A', userName: 'ada' }] },
    });
    expect(sent[0]?.url).toBe('/api/rest/cb/shopping-list/find-friends/shopping-list/p7');
  });

  it('are sorted by the server [2 §7 Friend lists]', async () => {
    const sent = answerWith('{"response":[]}');
    await sortFriendLists('p7', { key: 'total', ascending: false });
    expect(sent[0]?.url).toBe('/api/rest/cb/shopping-list/friend-list-sort/p7/total/false');
  });

  it.each(['../../profile/logout', '..', '', 'a/b'])('aren’t requested with the id %o', async (id) => {
    listenToConsole();
    answerWith();
    expect(await readFriendLists(id)).toMatchObject({ failure: { kind: 'refused' } });
    expect(await sortFriendLists(id, { key: 'total', ascending: true })).toMatchObject({
      failure: { kind: 'refused' },
    });
    expect(await readList({ listId: 'gl1', profileId: id })).toMatchObject({
      failure: { kind: 'refused' },
    });
    expect(await sortListItems(id, { key: 'price', ascending: true })).toMatchObject({
      failure: { kind: 'refused' },
    });
  });
});

describe('a search among lists', () => {
  it('sends the ids of the lists it searches [2 §7 List search, wire Lists]', async () => {
    const sent = answerWith(
      '{"result":"success","response":{"matchedList":[{"giftlistId":"gl2","Name":"Frogs"}]}}',
    );
    const query = { text: ' frog ', listIds: ['gl1', 'gl2'], ofFriend: false };
    expect(await searchLists(query)).toMatchObject({
      ok: true,
      value: { lists: [{ id: 'gl2', name: 'Frogs' }], unreadable: 0 },
    });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: '/api/rest/cb/shopping-list/shopping-list-search',
      body: { searchParam: 'frog', searchLists: ['gl1', 'gl2'], publicLists: false },
    });
  });

  it('says that they are a friend’s [wire Lists]', async () => {
    const sent = answerWith('{"matchedList":[]}');
    await searchLists({ text: 'frog', listIds: [], ofFriend: true });
    expect(sent[0]?.body).toMatchObject({ publicLists: true });
  });

  it('takes 25 characters [2 §9 Lengths]', async () => {
    const sent = answerWith('{"matchedList":[]}');
    await searchLists({ text: 'abcdefghijklmnopqrstuvwxyz', listIds: [], ofFriend: false });
    expect(sent[0]?.body).toMatchObject({ searchParam: 'abcdefghijklmnopqrstuvwxy' });
  });

  it.each(['{"result":"success","response":{}}', '{"matchedList":""}'])(
    'may find nothing: %s',
    async (reply) => {
      answerWith(reply);
      expect(await searchLists({ text: 'x', listIds: ['gl1'], ofFriend: false })).toEqual({
        ok: true,
        value: { lists: [], unreadable: 0 },
      });
    },
  );

  it.each([
    '{"errors":["No lists found."]}',
    '{"result":"error","response":{"errors":[{"message":"No lists found."}]}}',
  ])('fails in the server’s words [2 §8 List search]: %s', async (reply) => {
    answerWith(reply);
    expect(await searchLists({ text: 'x', listIds: ['gl1'], ofFriend: false })).toMatchObject({
      ok: false,
      failure: { kind: 'business', messages: [{ message: 'No lists found.' }] },
    });
  });
});
