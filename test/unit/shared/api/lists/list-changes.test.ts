import { describe, expect, it } from 'vitest';
import { copyList } from '../../../../../shared/api/lists/copy-list.ts';
import {
  addToList,
  createList,
  deleteLists,
  emailList,
} from '../../../../../shared/api/lists/list-changes.ts';
import { answerWith } from '../../../support/replies.ts';

describe('a new list', () => {
  it('is private, with name and description [wire Lists]', async () => {
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

  it.each(['{"result":"success"}', '{"giftlistId":""}'])(
    'is created even if the reply has no id: %s [wire Writes]',
    async (reply) => {
      answerWith(reply);
      expect(await createList({ name: 'Spring', description: '' })).toEqual({ ok: true, value: undefined });
    },
  );

  it('takes items by their number [wire Lists]', async () => {
    const sent = answerWith('{"result":"success"}');
    const items = [{ itemNumber: 'XB1234', quantity: 2, name: 'Beaker' }];
    expect(await addToList('gl1', items)).toEqual({ ok: true, value: null });
    expect(sent[0]).toMatchObject({
      url: '/api/rest/cb/shopping-list/add-items',
      body: { giftlistId: 'gl1', items: [{ productId: 'XB1234', quantity: 2 }] },
    });
  });

  it('is refused with the server’s message [2 §8 Adding from a list]', async () => {
    answerWith('{"result":"error","errorMessage":"That name is taken."}');
    expect(await createList({ name: 'Spring', description: '' })).toMatchObject({
      ok: false,
      failure: { kind: 'business', messages: [{ message: 'That name is taken.' }] },
    });
  });
});

describe('lists', () => {
  it('are deleted together [2 §7 List deletion]', async () => {
    const sent = answerWith('{"result":"success"}');
    expect(await deleteLists(['gl1', 'gl2'])).toEqual({ ok: true, value: null });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: '/api/rest/cb/shopping-list/delete-list',
      body: { selectedLists: ['gl1', 'gl2'] },
    });
  });

  it('stay if the server refuses, with its message [2 §8 List deletion]', async () => {
    answerWith('{"formExceptions":[{"localizedMessage":"It is shared.","errorCode":"shared"}]}');
    expect(await deleteLists(['gl1'])).toMatchObject({
      failure: { kind: 'business', messages: [{ message: 'It is shared.' }] },
    });
  });

  it('are copied under their own name, cut at 40 and 120 characters [2 §9 Lengths, wire Lists]', async () => {
    const sent = answerWith('{"response":{"giftlistId":"gl9"}}');
    const texts = { name: ` ${'n'.repeat(50)}`, description: 'd'.repeat(130) };
    expect(await copyList({ listId: 'gl1', profileId: 'p7', ...texts })).toEqual({ ok: true, value: 'gl9' });
    expect(sent[0]).toMatchObject({
      url: '/api/rest/cb/shopping-list/copy-list',
      body: {
        giftlistId: 'gl1',
        profileId: 'p7',
        eventName: 'n'.repeat(40),
        description: 'd'.repeat(120),
      },
    });
  });

  it('are copied even if the reply has no id [wire Writes]', async () => {
    answerWith('{"result":"success"}');
    const copy = { listId: 'gl1', profileId: 'p7', name: 'A', description: '' };
    expect(await copyList(copy)).toEqual({ ok: true, value: undefined });
  });

  it('are sent by email with a message [wire Lists]', async () => {
    const sent = answerWith('{"result":"success"}');
    const mail = { listId: 'gl1', emails: ' a@b.test, c@d.test ', message: ' Have a look ' };
    expect(await emailList(mail)).toEqual({ ok: true, value: null });
    expect(sent[0]).toMatchObject({
      url: '/api/rest/cb/shopping-list/email-list',
      body: { giftlistId: 'gl1', emailList: 'a@b.test, c@d.test', message: 'Have a look' },
    });
  });
});
