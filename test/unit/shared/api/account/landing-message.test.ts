import { describe, expect, it } from 'vitest';
import { readLandingMessage } from '../../../../../shared/api/account/landing-message.ts';
import { answerWith, listenToConsole } from '../../../support/replies.ts';

async function read(reply: object) {
  answerWith(JSON.stringify(reply));
  const result = await readLandingMessage();
  return result.ok ? result.value : result.failure.kind;
}

describe('the server’s message for the account home page', () => {
  it('is requested without anything about the shopper [2 §7 Landing message]', async () => {
    const sent = answerWith('{"response":""}');
    await readLandingMessage();
    expect(sent).toMatchObject([
      { method: 'GET', url: '/api/rest/cb/profile/landing-message-success/true', body: undefined },
    ]);
  });

  it.each([
    ['the value', { response: 'Your account has been created.' }],
    ['a success', { result: 'success', response: 'Your account has been created.' }],
    ['JSON text', { response: '"Your account has been created."' }],
    ['wrapped twice', { result: 'success', response: { response: ' Your account has been created. ' } }],
    ['an old wrapper', { atgResponse: { response: 'Your account has been created.' } }],
  ])('is read as %s [2 §7 Landing message]', async (_, reply) => {
    expect(await read(reply)).toBe('Your account has been created.');
  });

  it.each([[''], [null], [true], ['true'], [false], ['null'], [1], ['0'], [{ a: 1 }], [['one']]])(
    'is absent if the value has no words: %j [2 §7 Landing message]',
    async (response) => {
      listenToConsole();
      expect(await read({ result: 'success', response })).toMatch(/^(contract)?$/);
    },
  );

  it('is absent if there is no value', async () => {
    expect(await read({ result: 'success' })).toBe('');
  });

  it('is a failure if the server refuses', async () => {
    expect(await read({ result: 'error', errorMessage: 'No.' })).toBe('business');
  });
});
