import { describe, expect, it, vi } from 'vitest';
import {
  registerAccount,
  registrationField,
  saysAccountExists,
} from '../../../../../shared/api/account/registration.ts';
import { listen } from '../../../../../shared/page/events.ts';
import { answerWith, listenToConsole } from '../../../support/replies.ts';

const DANA = {
  firstName: 'Dana',
  lastName: 'Reyes',
  email: 'dana@example.com',
  password: 'SENT-PW',
  accountType: 'institution',
  optIn: true,
} as const;

describe('a registration', () => {
  it('is sent once, under the server’s field names [2 §7 Registration, §3 Registration]', async () => {
    const sent = answerWith('{"status":"success"}');
    expect(await registerAccount(DANA)).toEqual({ ok: true, value: null });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: '/api/rest/cb/profile/choose-account-type',
      body: {
        firstName: 'Dana',
        lastName: 'Reyes',
        email: 'dana@example.com',
        password: 'SENT-PW',
        custType: 'institution',
        optIn: true,
      },
    });
    expect(Object.keys(sent[0]?.body as object)).toHaveLength(6);
  });

  it.each([
    '{"result":"success","response":{"status":"success"}}',
    '{"response":"{\\"status\\":\\"SUCCESS\\"}"}',
    '{"response":{"response":{"status":"success"}}}',
  ])('has succeeded with %s [wire Result]', async (reply) => {
    answerWith(reply);
    expect((await registerAccount(DANA)).ok).toBe(true);
  });

  it.each(['{"result":"success"}', '{"status":"pending"}', '{"status":""}'])(
    'may not have succeeded with %s',
    async (reply) => {
      const told = listenToConsole();
      answerWith(reply);
      expect(await registerAccount(DANA)).toMatchObject({ ok: false, failure: { kind: 'contract' } });
      expect(told().join()).not.toMatch(/SENT-PW|dana@/);
    },
  );

  it('reports the call to the page, but not the password [S15, embedding Request]', async () => {
    const told = vi.fn();
    const stop = listen('cb:request', told);
    answerWith('{"status":"success"}');
    await registerAccount(DANA);
    stop();
    expect(told.mock.calls[0]?.[0]).toMatchObject({ path: 'profile/choose-account-type' });
    expect(JSON.stringify(told.mock.calls)).not.toContain('SENT-PW');
  });

  it('isn’t sent again after a lost connection [reliability Retries]', async () => {
    const sent = answerWith(new TypeError('Failed to fetch'));
    expect(await registerAccount(DANA)).toMatchObject({ ok: false, failure: { kind: 'network' } });
    expect(sent).toHaveLength(1);
  });
});

describe('a message from the server', () => {
  it.each([
    ['firstName', 'firstName'],
    ['value.lastName', 'lastName'],
    ['EMAIL', 'email'],
    ['emailAddress', 'email'],
    ['login', 'email'],
    ['password', 'password'],
    ['custType', 'accountType'],
    ['optIn', 'optIn'],
    ['address1', undefined],
    ['constructor', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('about %s marks %s [2 §8 Registration]', (field, marked) => {
    expect(registrationField({ message: 'No.', field })).toBe(marked);
  });

  it.each([
    { message: 'No.', code: 'userAlreadyExists' },
    { message: 'No.', field: 'existingAccount' },
    { message: 'No.', code: 'DUPLICATE_EMAIL' },
    { message: 'An account with this email address already exists.' },
    { message: 'You already have an account with us.' },
    { message: 'This e-mail is already registered' },
    { message: 'That address is already in use.' },
    { message: 'An account exists for dana@example.com.' },
    { message: 'We found an existing account for you.' },
  ])('says that the account exists: %o [2 §8 Registration]', (message) => {
    expect(saysAccountExists(message)).toBe(true);
  });

  it.each([
    { message: 'Password is too simple.', code: 'weakPassword' },
    { message: 'Your account could not be created.' },
    { message: 'No account exists for this order.' },
    { message: 'The organization account no longer exists.' },
    { message: 'Please choose an account type.', field: 'custType' },
    { message: '' },
  ])('doesn’t say so: %o', (message) => {
    expect(saysAccountExists(message)).toBe(false);
  });
});
