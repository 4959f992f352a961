import { describe, expect, it } from 'vitest';
import { readLists, sortLists } from '../../../../shared/api/list-reading.ts';
import { answerWith, listenToConsole, redirect } from './server.ts';

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

describe('the lists of a shopper', () => {
  it.each([
    ['a JSON string', { response: JSON.stringify([ROW]) }],
    ['a JSON string with a response of its own', { response: JSON.stringify({ response: [ROW] }) }],
    ['a list as the payload', { response: [ROW] }],
    ['a doubly wrapped list', { response: { response: [ROW] } }],
  ])('are read from %s [2 §7]', async (_, reply) => {
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

  it('are not taken for none because they are missing [wire contract, Envelope]', async () => {
    listenToConsole();
    answerWith('{"result":"success"}');
    expect(await readLists()).toMatchObject({ ok: false, failure: { kind: 'contract' } });
  });

  it('lose a row without an id, and count it [wire contract, Envelope]', async () => {
    listenToConsole();
    answerWith(JSON.stringify({ response: [ROW, { ...ROW, giftlistId: null }, 'nonsense'] }));
    expect(await readLists()).toEqual({ ok: true, value: { lists: [LIST], unreadable: 2 } });
  });

  it('show a list that comes twice once', async () => {
    answerWith(JSON.stringify({ response: [ROW, ROW] }));
    expect(await readLists()).toMatchObject({ value: { lists: [LIST] } });
  });

  it('keep a list without a name, which is not called by its number then, to the last digit', async () => {
    answerWith('{"response":[{"giftlistId":5166444348429687167,"Name":null,"total":"call us"}]}');
    expect(await readLists()).toMatchObject({
      value: { lists: [{ id: '5166444348429687167', name: undefined, total: undefined }] },
    });
  });

  it('are not read after the session has ended', async () => {
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
  ] as const)('are sorted by the server: %o [2 §7]', async (sort, path) => {
    const sent = answerWith(JSON.stringify({ result: 'success', response: [ROW] }));
    expect(await sortLists(sort)).toEqual({ ok: true, value: { lists: [LIST], unreadable: 0 } });
    expect(sent[0]?.url).toBe(`/api/rest/cb/shopping-list/shopping-list-sort/${path}`);
  });
});
