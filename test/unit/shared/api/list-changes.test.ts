import { describe, expect, it } from 'vitest';
import { copyList, deleteLists, emailList } from '../../../../shared/api/list-changes.ts';
import { answerWith, listenToConsole } from './server.ts';

describe('lists', () => {
  it('are deleted together [2 §7]', async () => {
    const sent = answerWith('{"result":"success"}');
    expect(await deleteLists(['gl1', 'gl2'])).toEqual({ ok: true, value: null });
    expect(sent[0]).toMatchObject({
      url: '/api/rest/cb/shopping-list/delete-list',
      body: { selectedLists: ['gl1', 'gl2'] },
    });
  });

  it('stay where the server refuses, in its words [2 §8]', async () => {
    answerWith('{"formExceptions":[{"localizedMessage":"It is shared.","errorCode":"shared"}]}');
    expect(await deleteLists(['gl1'])).toMatchObject({
      failure: { kind: 'business', messages: [{ message: 'It is shared.' }] },
    });
  });

  it('are copied under a name of their own, cut at 40 and 120 characters [2 §9]', async () => {
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

  it('are not said to be copied without the copy’s id', async () => {
    listenToConsole();
    answerWith('{"result":"success"}');
    const copy = { listId: 'gl1', profileId: 'p7', name: 'A', description: '' };
    expect(await copyList(copy)).toMatchObject({ failure: { kind: 'contract' } });
  });

  it('are sent by email with a message [wire contract, Lists]', async () => {
    const sent = answerWith('{"result":"success"}');
    const mail = { listId: 'gl1', emails: ' a@b.test, c@d.test ', message: ' Have a look ' };
    expect(await emailList(mail)).toEqual({ ok: true, value: null });
    expect(sent[0]).toMatchObject({
      url: '/api/rest/cb/shopping-list/email-list',
      body: { giftlistId: 'gl1', emailList: 'a@b.test, c@d.test', message: 'Have a look' },
    });
  });
});
