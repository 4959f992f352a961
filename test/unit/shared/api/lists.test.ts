import { describe, expect, it } from 'vitest';
import { addToList, createList } from '../../../../shared/api/lists.ts';
import { answerWith, listenToConsole } from './server.ts';

describe('a new list', () => {
  it('is private, with name and description [wire contract, Lists]', async () => {
    const sent = answerWith('{"result":"success","response":{"giftlistId":"gl1"}}');
    expect(await createList({ name: 'Spring', description: '' })).toEqual({ ok: true, value: 'gl1' });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: '/api/rest/cb/shopping-list/new-list',
      body: { eventName: 'Spring', description: '', isPublic: false },
    });
  });

  it('keeps every digit of its number', async () => {
    answerWith('{"giftlistId":5166444348429687167}');
    expect(await createList({ name: 'Spring', description: '' })).toEqual({
      ok: true,
      value: '5166444348429687167',
    });
  });

  it.each(['{"result":"success"}', '{"giftlistId":""}'])('is none without its id: %s', async (reply) => {
    listenToConsole();
    answerWith(reply);
    expect(await createList({ name: 'Spring', description: '' })).toMatchObject({
      ok: false,
      failure: { kind: 'contract' },
    });
  });

  it('takes items by their number [wire contract, Lists]', async () => {
    const sent = answerWith('{"result":"success"}');
    const items = [{ itemNumber: 'XB1234', quantity: 2, name: 'Beaker' }];
    expect(await addToList('gl1', items)).toEqual({ ok: true, value: null });
    expect(sent[0]).toMatchObject({
      url: '/api/rest/cb/shopping-list/add-items',
      body: { giftlistId: 'gl1', items: [{ productId: 'XB1234', quantity: 2 }] },
    });
  });

  it('is refused in the server’s words', async () => {
    answerWith('{"result":"error","errorMessage":"That name is taken."}');
    expect(await createList({ name: 'Spring', description: '' })).toMatchObject({
      ok: false,
      failure: { kind: 'business', messages: [{ message: 'That name is taken.' }] },
    });
  });
});
