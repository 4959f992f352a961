import { beforeEach, describe, expect, it } from 'vitest';
import { readProfile, updateProfile } from '../../../../../shared/api/account/profile.ts';
import { readSsoProfile, saveSsoProfile, ssoRefusal } from '../../../../../shared/api/account/sso-profile.ts';
import { listen } from '../../../../../shared/page/events.ts';
import { answerWith, listenToConsole } from '../../../support/replies.ts';

const PERSON = { firstName: 'Dana', lastName: 'Whitlock', email: 'dana@example.com' };
const CHANGE = { ...PERSON, password: 'SENT-PW', profileId: '220022' };

let told: () => string[];

beforeEach(() => {
  told = listenToConsole();
});

describe('a profile by its id', () => {
  it.each([
    ['bare', PERSON],
    ['wrapped', { result: 'success', response: PERSON }],
    ['as JSON text', { response: JSON.stringify(PERSON) }],
  ])('is read %s [2 §7 Profile, §3 Profile]', async (_, reply) => {
    const sent = answerWith(JSON.stringify(reply));
    expect(await readProfile('440001')).toEqual({ ok: true, value: PERSON });
    expect(sent[0]).toMatchObject({ method: 'GET', url: '/api/rest/cb/profile/profile-details/440001' });
  });

  it.each(['true', '1', true, 1])('says that its password was generated: %j', async (generatedPassword) => {
    answerWith(JSON.stringify({ ...PERSON, generatedPassword }));
    expect(await readProfile('1')).toMatchObject({ value: { generatedPassword: true } });
  });

  it.each(['', '.', '..', '../profile/logout', 'a/b', 'x'.repeat(65)])(
    'isn’t requested with an invalid id: "%s" [S9]',
    async (id) => {
      const sent = answerWith();
      expect(await readProfile(id)).toMatchObject({ failure: { kind: 'refused' } });
      expect(await readSsoProfile(id)).toMatchObject({ failure: { kind: 'refused' } });
      expect(sent).toEqual([]);
    },
  );

  it.each(['firstName', 'lastName', 'email'])(
    'may have as little as one text: %s [2 §3 Profile]',
    async (field) => {
      answerWith(JSON.stringify({ [field]: 'Ada' }));
      const nobody = { firstName: '', lastName: '', email: '' };
      expect(await readProfile('1')).toMatchObject({ ok: true, value: { ...nobody, [field]: 'Ada' } });
    },
  );

  it.each([{}, { firstName: null, email: '' }, { firstName: ['x'] }])('is nobody’s: %j', async (reply) => {
    answerWith(JSON.stringify(reply), JSON.stringify(reply));
    expect(await readProfile('1')).toMatchObject({ failure: { kind: 'contract' } });
    expect(await readSsoProfile('1')).toMatchObject({ failure: { kind: 'contract' } });
  });
});

describe('a changed profile', () => {
  it('is sent once, with credentials, under the server’s field names [2 §7 Profile]', async () => {
    const sent = answerWith('{}');
    expect(await updateProfile(CHANGE)).toEqual({ ok: true, value: null });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: '/api/rest/cb/profile/update-profile',
      body: CHANGE,
      credentials: 'same-origin',
    });
  });

  it('is reported to the page without the password [S15]', async () => {
    const bodies: unknown[] = [];
    const end = listen('cb:request', ({ body }) => bodies.push(body));
    answerWith('{}', '{"token":"SENT-TOKEN"}');
    await updateProfile(CHANGE);
    await saveSsoProfile({
      profileId: '1',
      person: PERSON,
      password: 'SENT-PW',
      confirmedPassword: 'SENT-PW',
      acceptsTerms: true,
      optIn: true,
      goOnTo: '',
    });
    end();
    expect(bodies).toHaveLength(2);
    expect(JSON.stringify(bodies) + told()).not.toMatch(/SENT-PW|SENT-TOKEN/);
  });

  it('is reported to the page with its names and address hidden [embedding Request]', async () => {
    const bodies: unknown[] = [];
    const end = listen('cb:request', ({ body }) => bodies.push(body));
    answerWith('{}');
    await updateProfile(CHANGE);
    end();
    expect(bodies).toEqual([
      expect.objectContaining({
        firstName: '[hidden]',
        lastName: '[hidden]',
        email: '[hidden]',
        profileId: '220022',
      }),
    ]);
  });
});

describe('a profile from another site', () => {
  it('needs the terms if it’s imported, or if its password isn’t generated [2 §4 SSO terms]', async () => {
    const flags = [
      { isImported: 'false', generatedPassword: 'true' },
      { isImported: '1', generatedPassword: '1' },
      { generatedPassword: '0' },
      {},
    ];
    answerWith(...flags.map((each) => JSON.stringify({ response: JSON.stringify({ ...PERSON, ...each }) })));
    const needs = [];
    for (const _ of flags) {
      const result = await readSsoProfile('550001');
      needs.push(result.ok && result.value.needsTerms);
    }
    expect(needs).toEqual([false, true, true, true]);
  });

  it('has its messages sorted by their keys; terms and newsletter are never marked [2 §5 SSO profile]', () => {
    const messages = [
      { field: 'PASSWORD', message: 'Too short.' },
      { field: 'value.confirmPassword', message: 'hidden' },
      { field: 'tAndC', message: 'Accept.' },
      { field: 'optIn', message: 'hidden' },
      { field: 'other', message: 'Odd.' },
      { message: 'Sorry.' },
    ];
    const failure = { kind: 'business', request: '', messages } as const;
    expect(ssoRefusal({ ...failure, messages })).toMatchObject({
      problems: [
        { text: 'Too short.', field: 'password' },
        { text: 'Accept.', field: 'tAndC' },
        { text: 'Odd.' },
        { text: 'Sorry.' },
      ],
      errors: { password: 'Too short.', confirmPassword: '' },
    });
    expect(Object.keys(ssoRefusal({ ...failure, messages }).errors)).toEqual(['password', 'confirmPassword']);
  });
});
