import { beforeEach, describe, expect, it, vi } from 'vitest';
import { click, settle, type } from '../../support/render.ts';
import { DANA, DETAILS, GUEST, openProfile, ROBIN, SAVED, UPDATE } from './profile-on-screen.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const BY_ID = { query: '?id=440001', profile: GUEST };

describe('a profile by its id, whose password was generated', () => {
  it('is loaded with that id, without breadcrumb; names and email are read-only [2 §2 Profile by id]', async () => {
    const { place, field, requests } = await openProfile({ [DETAILS]: ROBIN }, BY_ID);
    expect(requests.map(({ name }) => name)).toEqual([DETAILS]);
    expect(place.querySelector('nav')).toBeNull();
    const person = ['firstName', 'lastName', 'email'].map(field);
    expect(person.map(({ value }) => value)).toEqual(['Robin', 'Castillo', 'robin@example.com']);
    expect(person.map(({ readOnly }) => readOnly)).toEqual([true, true, true]);
    expect(field('password').readOnly).toBe(false);
  });

  it('gets a new password from a guest, which is what this page is for [2 §2 Profile by id]', async () => {
    const { field, send, requests, moves, names } = await openProfile(
      { [DETAILS]: ROBIN, [UPDATE]: SAVED },
      BY_ID,
    );
    await type(field('password'), 'SENT-PW');
    await send();
    const { generatedPassword: _, ...person } = ROBIN;
    expect(requests[1]?.body).toEqual({ ...person, password: 'SENT-PW', profileId: '440001' });
    expect(moves).toEqual(['http://shop.test/account/profile?success=true']);
    expect(names).toEqual([]);
  });

  it('is the same for a member, whose own name doesn’t change [2 §2 Profile by id]', async () => {
    const { field, send, names } = await openProfile(
      { [DETAILS]: ROBIN, [UPDATE]: SAVED },
      { ...BY_ID, profile: DANA },
    );
    expect(field('firstName').value).toBe('Robin');
    await type(field('password'), 'SENT-PW');
    await send();
    expect(names).toEqual([]);
  });

  it('says that it’s saved if the page keeps the shopper here', async () => {
    const { place, field, send, button } = await openProfile({ [DETAILS]: ROBIN, [UPDATE]: SAVED }, BY_ID);
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('cb:navigate', stay);
    await type(field('password'), 'SENT-PW');
    await send();
    document.removeEventListener('cb:navigate', stay);
    expect(document.activeElement?.textContent).toContain('Your changes have been successfully saved.');
    expect(place.querySelector('form')).toBeNull();
    expect(button('Sign in').getAttribute('href')).toBe('/account/login');
  });

  it('shows the server’s objection to the password [2 §8 Profile]', async () => {
    const refused = { _ERROR_MESSAGE_: { errors: ['Too short.'], properties: ['password'] } };
    const { field, send, errorOf } = await openProfile({ [DETAILS]: ROBIN, [UPDATE]: refused }, BY_ID);
    await type(field('password'), 'abc');
    await send();
    expect(errorOf('password')).toBe('Too short.');
    expect(field('password').value).toBe('abc');
  });

  it.each(['false', '0', false, 0, null])(
    'is left to the server if the flag says that the password wasn’t generated: %j [2 §2 Profile by id]',
    async (generatedPassword) => {
      const refused = {
        _ERROR_MESSAGE_: { errors: ['This profile has a password.'], properties: ['password'] },
      };
      const { place, field, send, errorOf, requests } = await openProfile(
        { [DETAILS]: { ...ROBIN, generatedPassword }, [UPDATE]: refused },
        BY_ID,
      );
      expect(place.textContent?.includes('may already have its own password')).toBe(
        generatedPassword !== null,
      );
      await type(field('password'), 'SENT-PW');
      await send();
      expect(requests.map(({ name }) => name)).toEqual([DETAILS, UPDATE]);
      expect(errorOf('password')).toBe('This profile has a password.');
    },
  );

  it.each([
    ['wrapped', { result: 'success', response: ROBIN }],
    ['as JSON text', { response: JSON.stringify(ROBIN) }],
    ['without the flag', { ...ROBIN, generatedPassword: null }],
    ['without a last name', { ...ROBIN, lastName: '' }],
  ])('is read %s [2 §7 Profile]', async (_, reply) => {
    const { field } = await openProfile({ [DETAILS]: reply }, BY_ID);
    expect(field('firstName').value).toBe('Robin');
    expect(field('password')).not.toBeNull();
  });

  it.each(['../../profile/logout', '..', 'a b', 'x'.repeat(65)])(
    'isn’t requested with an invalid id: %s [S9]',
    async (id) => {
      const { place, requests } = await openProfile({}, { ...BY_ID, query: `?id=${encodeURIComponent(id)}` });
      expect(requests).toEqual([]);
      expect(place.textContent).toContain('This link isn’t complete.');
    },
  );

  it('says that it couldn’t be read, and reads it again [reliability Failures]', async () => {
    const broken = new Response('<html></html>');
    const { place, field, button } = await openProfile({ [DETAILS]: [broken, ROBIN] }, BY_ID);
    expect(place.querySelector('[role=alert]')?.textContent).toBe(
      'This profile couldn’t be loaded. Please try again.',
    );
    await click(button('Try again'));
    await settle();
    expect(document.activeElement).toBe(place.querySelector('h1'));
    expect(field('firstName').value).toBe('Robin');
  });

  it('shows the server’s message that it knows no such profile [2 §8 Profile]', async () => {
    const unknown = { result: 'error', errorMessage: 'We do not know this profile.' };
    const { place } = await openProfile({ [DETAILS]: unknown }, BY_ID);
    expect(place.querySelector('[role=alert]')?.textContent).toBe('We do not know this profile.');
  });

  it('offers to sign in if the session has ended', async () => {
    const { button } = await openProfile({ [DETAILS]: new Response('', { status: 401 }) }, BY_ID);
    expect(button('Sign in').getAttribute('href')).toBe('/account/login?resume=prev');
  });
});
