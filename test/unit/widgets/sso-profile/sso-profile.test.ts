import { beforeEach, describe, expect, it, vi } from 'vitest';
import { click, settle, type } from '../../support/render.ts';
import { AVERY, GOTO, openSso, READ, SAVE, SAVED } from './sso-on-screen.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const withTerms = (flags: object) => ({ [READ]: { ...AVERY, ...flags } });

describe('the profile of a visitor from another site', () => {
  it('has the title My Profile; names and email are read-only [2 §2 SSO page, §2 SSO fields]', async () => {
    const { place, field, requests } = await openSso();
    expect(place.querySelector('h1')?.textContent).toBe('My Profile');
    expect(requests.map(({ name }) => name)).toEqual([READ]);
    const person = ['firstName', 'lastName', 'email'].map(field);
    expect(person.map(({ value }) => value)).toEqual(['Avery', 'Lindqvist', 'avery@example.com']);
    expect(person.map(({ readOnly }) => readOnly)).toEqual([true, true, true]);
  });

  it('limits names to 19 and the email to 256 characters [2 §5 SSO profile]', async () => {
    const { field } = await openSso();
    expect(['firstName', 'lastName', 'email'].map((name) => field(name).maxLength)).toEqual([19, 19, 256]);
  });

  it('shows and hides both passwords with SHOW and HIDE, each independently [2 §2 SSO fields]', async () => {
    const { field, button, fillIn } = await openSso();
    await fillIn();
    const types = () => [field('password').type, field('confirmPassword').type];
    expect(button('Show password').textContent).toBe('SHOW');
    await click(button('Show password'));
    expect(types()).toEqual(['text', 'password']);
    await click(button('Show confirmed password'));
    expect(types()).toEqual(['text', 'text']);
    expect(button('Hide confirmed password').textContent).toBe('HIDE');
    await click(button('Hide password'));
    expect(types()).toEqual(['password', 'text']);
  });

  it.each([
    ['imported', { isImported: true, generatedPassword: true }, true],
    ['imported, said otherwise', { isImported: '1', generatedPassword: '1' }, true],
    ['without a made-up password', { isImported: false, generatedPassword: false }, true],
    ['of which nothing is said', { isImported: null, generatedPassword: '' }, true],
    ['with a made-up password', { isImported: 'false', generatedPassword: 'true' }, false],
  ])(
    'asks an account that is %s for the terms: %j → %s [2 §2 SSO terms, §4 SSO terms]',
    async (_, flags, asks) => {
      const { field } = await openSso(withTerms(flags));
      expect(!!field('tAndC')).toBe(asks);
      if (asks) expect(field('tAndC').checked).toBe(false);
    },
  );

  it('links to the terms next to their checkbox', async () => {
    const { place } = await openSso(withTerms({ isImported: true }));
    const link = place.querySelector('.cb-choice a');
    expect([link?.getAttribute('href'), link?.getAttribute('target')]).toEqual([
      '/help/terms-of-use',
      '_blank',
    ]);
  });

  it('has the newsletter checked by default [2 §2 SSO newsletter]', async () => {
    const { field } = await openSso();
    expect(field('optIn').checked).toBe(true);
  });

  it('sends every field of the form, flags as texts, targets as constants [2 §3 SSO profile, §7 SSO profile]', async () => {
    const { fillIn, send, requests } = await openSso({ [SAVE]: SAVED });
    await fillIn('SENT-PW', ' other ');
    await send();
    expect(requests[1]).toEqual({
      name: SAVE,
      body: {
        data: {
          firstName: 'Avery',
          lastName: 'Lindqvist',
          previousEmail: 'avery@example.com',
          password: 'SENT-PW',
          confirmPassword: ' other ',
          tAndC: 'false',
          optIn: 'true',
          updateSuccessURL: '/account/sso/profile.jsp',
          updateErrorURL: '/account/sso/profile.jsp',
          postAuthUrl: GOTO,
          profileId: '550001',
        },
      },
    });
  });

  it('sends the state of the checkboxes [2 §3 SSO profile]', async () => {
    const { field, fillIn, send, requests } = await openSso({
      ...withTerms({ isImported: true }),
      [SAVE]: SAVED,
    });
    await fillIn();
    await click(field('tAndC'));
    await click(field('optIn'));
    await send();
    expect(requests[1]?.body).toMatchObject({ data: { tAndC: 'true', optIn: 'false' } });
  });

  it('says at the end that it’s saved, if there is no address to continue to [2 §2 SSO return]', async () => {
    const { place, fillIn, send, posted, requests } = await openSso({ [SAVE]: SAVED }, { goto: null });
    await fillIn();
    await send();
    expect(requests[1]?.body).toMatchObject({ data: { postAuthUrl: '' } });
    const note = place.querySelector('.cb-profile__saved');
    expect(note?.textContent).toBe('Your changes have been successfully saved.');
    expect(document.activeElement).toBe(note);
    expect(place.querySelector('form')).toBeNull();
    expect(posted).toEqual([]);
  });

  it.each(['?goto=x', '?id=', '?id=../../profile/logout', '?id=..', '?id=%3Cscript%3E'])(
    'isn’t requested with an invalid id: %s [S9]',
    async (query) => {
      const { place, requests } = await openSso({}, { query: query.slice(1) });
      expect(requests).toEqual([]);
      expect(place.textContent).toContain('This link isn’t complete.');
    },
  );

  it('says that it couldn’t be read, and reads it again [reliability Failures]', async () => {
    const broken = new Response('<html></html>');
    const { place, field, button } = await openSso({ [READ]: [broken, AVERY] });
    expect(place.querySelector('[role=alert]')?.textContent).toBe(
      'Your profile couldn’t be loaded. Please try again.',
    );
    await click(button('Try again'));
    await settle();
    expect(document.activeElement).toBe(place.querySelector('h1'));
    expect(field('firstName').value).toBe('Avery');
  });

  it('isn’t shown for an empty reply, and the page says so', async () => {
    const { place } = await openSso({ [READ]: { result: 'success' } });
    expect(place.querySelector('[role=alert]')).not.toBeNull();
  });

  it('has fields that password managers can fill [S15]', async () => {
    const { field } = await openSso();
    const told = ['email', 'password', 'confirmPassword'].map((name) => field(name).autocomplete);
    expect(told).toEqual(['username', 'new-password', 'new-password']);
  });
});

describe('the server’s objection', () => {
  const refused = (errorMessage: object[]) => ({ result: 'error', response: { errorMessage } });

  async function sendTo(messages: object[]) {
    const screen = await openSso({
      ...withTerms({ isImported: true }),
      [SAVE]: [refused(messages), SAVED],
    });
    await screen.fillIn('abc', 'abd');
    await screen.send();
    return screen;
  }

  it('is shown in an error box and at the field that its key selects [2 §2 SSO return, §5 SSO profile]', async () => {
    const { problems, errorOf, leadsTo, place, posted } = await sendTo([
      { key: 'password', message: 'Too short.' },
      { key: 'confirmPassword', message: 'Not the same.' },
      { key: 'previousEmail', message: 'Another address.' },
    ]);
    expect(place.querySelector('.cb-error-summary h2')?.textContent).toBe('There is a problem');
    expect(document.activeElement).toBe(place.querySelector('.cb-error-summary'));
    expect(problems()).toEqual(['Too short.', 'Not the same.', 'Another address.']);
    expect(['password', 'confirmPassword', 'email'].map(errorOf)).toEqual([
      'Too short.',
      'Not the same.',
      'Another address.',
    ]);
    expect(leadsTo()).toEqual(['password', 'confirmPassword', 'email']);
    expect(posted).toEqual([]);
  });

  it('is added up if a key comes twice [2 §5 SSO profile]', async () => {
    const { errorOf } = await sendTo([
      { key: 'password', message: 'Too short.' },
      { key: 'password', message: 'Too plain.' },
    ]);
    expect(errorOf('password')).toBe('Too short. Too plain.');
  });

  it('isn’t shown if the message is hidden; its field is marked [2 §5 SSO profile]', async () => {
    const { problems, errorOf, place } = await sendTo([
      { key: 'password', message: 'Too short.' },
      { key: 'confirmPassword', message: 'hidden' },
    ]);
    expect(problems()).toEqual(['Too short.']);
    expect([errorOf('password'), errorOf('confirmPassword')]).toEqual(['Too short.', '']);
    expect(place.textContent).not.toContain('hidden');
  });

  it('is replaced by a general message if all of it is hidden', async () => {
    const { problems } = await sendTo([{ key: 'password', message: 'hidden' }]);
    expect(problems()).toEqual(['(We couldn’t update your profile. Please try again.)']);
  });

  it('marks no field if it’s about the terms or the newsletter [2 §5 SSO profile]', async () => {
    const { problems, place, leadsTo } = await sendTo([
      { key: 'tAndC', message: 'Please accept the terms.' },
      { key: 'optIn', message: 'You have unsubscribed.' },
    ]);
    expect(problems()).toEqual(['Please accept the terms.', 'You have unsubscribed.']);
    expect(place.querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
    expect(leadsTo()).toEqual(['tAndC', 'optIn']);
  });

  it('leaves what was typed unchanged, hidden from view, and can be corrected [2 §2 SSO fields]', async () => {
    const { field, button, fillIn, send, errorOf, posted, requests } = await openSso({
      [SAVE]: [refused([{ key: 'password', message: 'Too short.' }]), SAVED],
    });
    await fillIn('abc');
    await click(button('Show password'));
    await click(field('optIn'));
    await send();
    expect([field('password').type, field('password').value]).toEqual(['password', 'abc']);
    expect([field('confirmPassword').value, field('optIn').checked]).toEqual(['abc', false]);
    await type(field('password'), 'SENT-PW');
    expect(errorOf('password')).toBeNull();
    await send();
    expect([requests.length, posted.length]).toEqual([3, 1]);
  });

  it('is read from JSON text, too [2 §7 SSO profile]', async () => {
    const messages = [{ key: 'password', message: 'Too short.' }];
    const reply = { result: 'error', response: JSON.stringify({ errorMessage: messages }) };
    const { send, errorOf } = await openSso({ [SAVE]: reply });
    await send();
    expect(errorOf('password')).toBe('Too short.');
  });

  it('says that the result isn’t known if no reply arrived; nothing goes to the other site [reliability Lost reply]', async () => {
    const { fillIn, send, problems, posted, requests } = await openSso({ [SAVE]: null });
    await fillIn();
    await send();
    expect(problems()).toEqual(['(We couldn’t confirm that your profile was updated. Please try again.)']);
    expect([posted.length, requests.length]).toEqual([0, 2]);
  });

  it('offers to sign in if the session has ended, and keeps what was typed', async () => {
    const { field, fillIn, send, button, problems } = await openSso({
      [SAVE]: new Response('', { status: 401 }),
    });
    await fillIn();
    await send();
    expect(problems()).toEqual(['Your session has ended. Sign in, then try again. Sign in']);
    expect(button('Sign in').getAttribute('href')).toBe('/account/login?resume=prev');
    expect(field('password').value).toBe('SENT-PW');
  });
});
