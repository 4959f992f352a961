import { describe, expect, it } from 'vitest';
import { searchListItems, searchLists } from '../../../../shared/api/list-searching.ts';
import { answerWith, listenToConsole } from './server.ts';

describe('a search among lists', () => {
  it('names the lists it searches [2 §7]', async () => {
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

  it('says that they are a friend’s [wire contract, Lists]', async () => {
    const sent = answerWith('{"matchedList":[]}');
    await searchLists({ text: 'frog', listIds: [], ofFriend: true });
    expect(sent[0]?.body).toMatchObject({ publicLists: true });
  });

  it('takes 25 characters [2 §9]', async () => {
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
  ])('fails in the server’s words [2 §8]: %s', async (reply) => {
    answerWith(reply);
    expect(await searchLists({ text: 'x', listIds: ['gl1'], ofFriend: false })).toMatchObject({
      ok: false,
      failure: { kind: 'business', messages: [{ message: 'No lists found.' }] },
    });
  });
});

describe('a search among the items of a list', () => {
  it('is encoded in the path [2 §7]', async () => {
    const sent = answerWith('{"giftItems":[{"ProductId":"XB1","productName":"Frog"}]}');
    expect(await searchListItems({ text: ' 50% frog/../x ', listId: 'gl1' })).toMatchObject({
      ok: true,
      value: { items: [{ key: 'XB1', productId: 'XB1', name: 'Frog' }], unreadable: 0 },
    });
    expect(sent[0]?.url).toBe(
      '/api/rest/cb/shopping-list/shopping-list-details/search-list-item/searchValue=50%25%20frog%2F..%2Fx/gl1',
    );
  });

  it('takes 25 characters [2 §9]', async () => {
    const sent = answerWith('{"giftItems":[]}');
    await searchListItems({ text: 'abcdefghijklmnopqrstuvwxyz', listId: 'gl1' });
    expect(sent[0]?.url).toContain('searchValue=abcdefghijklmnopqrstuvwxy/gl1');
  });

  it('is not sent for an id that is no part of a path', async () => {
    listenToConsole();
    answerWith();
    expect(await searchListItems({ text: 'frog', listId: '../profile' })).toMatchObject({
      failure: { kind: 'refused' },
    });
  });
});
