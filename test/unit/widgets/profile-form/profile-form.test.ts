import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tracesOnPage } from '../../support/form-on-screen.ts';
import { heldReplies } from '../../support/held-replies.ts';
import { click, type } from '../../support/render.ts';
import { GUEST, openProfile, SAVED, UPDATE } from './profile-on-screen.ts';

let console: { mock: { calls: unknown[][] } };

beforeEach(() => {
  console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {});
});

const PERSON = { firstName: 'Dana', lastName: 'Whitlock', email: 'dana@example.com' };

describe('the shopper’s own profile', () => {
  it('shows first name, last name, email and a new password, with a button that saves them [2 §2 Profile form]', async () => {
    const { place, field, button } = await openProfile();
    expect(place.querySelector('h1')?.textContent).toBe('My Profile');
    const labels = [...place.querySelectorAll('label')].map(({ textContent }) => textContent);
    expect(labels).toEqual(['First Name', 'Last Name', 'Email Address', 'New Password']);
    const values = ['firstName', 'lastName', 'email', 'password'].map((name) => field(name).value);
    expect(values).toEqual(['Dana', 'Whitlock', 'dana@example.com', '']);
    expect(button('Update Profile').getAttribute('type')).toBe('submit');
  });

  it('is below My Account [2 §2 Profile form]', async () => {
    const { place } = await openProfile();
    const [account, here] = place.querySelectorAll('nav li');
    expect(account?.querySelector('a')?.getAttribute('href')).toBe('/account/landing');
    expect([account?.textContent, here?.textContent]).toEqual(['My Account', 'My Profile']);
  });

  it('limits names to 19 and the email to 256 characters [2 §5 Profile, §9 Lengths]', async () => {
    const { field } = await openProfile();
    expect(['firstName', 'lastName', 'email'].map((name) => field(name).maxLength)).toEqual([19, 19, 256]);
  });

  it('says at the password how long it must be [2 §5 Profile]', async () => {
    const { field } = await openProfile();
    const hint = document.getElementById(field('password').getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toContain('Passwords must be at least 6 characters long.');
  });

  it('shows and hides the password, which can be pasted, with SHOW and HIDE [2 §2 Profile form, accessibility Passwords]', async () => {
    const { field, button } = await openProfile();
    const paste = new Event('paste', { bubbles: true, cancelable: true });
    field('password').dispatchEvent(paste);
    expect(paste.defaultPrevented).toBe(false);
    await type(field('password'), 'SENT-PW');
    expect(button('Show password').textContent).toBe('SHOW');
    await click(button('Show password'));
    expect([field('password').type, button('Hide password').textContent]).toEqual(['text', 'HIDE']);
    await click(button('Hide password'));
    expect([field('password').type, field('password').value]).toEqual(['password', 'SENT-PW']);
  });

  it('keeps every field that a password manager fills in one go [reliability Typing, S15]', async () => {
    const { field } = await openProfile();
    await act(async () => {
      for (const [name, text] of Object.entries({
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'ada@example.com',
      })) {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), text);
        field(name).dispatchEvent(new Event('input', { bubbles: true }));
      }
    });
    const values = ['firstName', 'lastName', 'email'].map((name) => field(name).value);
    expect(values).toEqual(['Ada', 'Byron', 'ada@example.com']);
  });

  it('has fields that browsers and password managers can fill [S15]', async () => {
    const { field } = await openProfile();
    const told = ['firstName', 'lastName', 'email', 'password'].map((name) => field(name).autocomplete);
    expect(told).toEqual(['given-name', 'family-name', 'email', 'new-password']);
  });

  it('sends a password of any length, because the server decides [2 §5 Profile]', async () => {
    const { field, send, requests } = await openProfile({ [UPDATE]: SAVED });
    await type(field('password'), ' x ');
    await send();
    expect(requests[0]?.body).toMatchObject({ password: ' x ' });
  });

  it('sends what was typed under the server’s field names, without spaces around it [2 §7 Profile]', async () => {
    const { field, send, requests } = await openProfile({ [UPDATE]: SAVED });
    await type(field('firstName'), ' Danielle ');
    await type(field('email'), ' new@example.com ');
    await send();
    const person = { ...PERSON, firstName: 'Danielle', email: 'new@example.com' };
    expect(requests).toEqual([{ name: UPDATE, body: { ...person, password: '', profileId: '220022' } }]);
  });

  it('goes to the page that says it’s saved [2 §2 Profile saved, §4 Profile save]', async () => {
    const { send, moves } = await openProfile({ [UPDATE]: SAVED });
    await send();
    expect(moves).toEqual(['http://shop.test/account/profile?success=true']);
  });

  it('refreshes the header, even if the page keeps the shopper here [2 §2 Profile saved, §4 Profile save]', async () => {
    const { place, field, send, moves, names } = await openProfile({ [UPDATE]: SAVED });
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('cb:navigate', stay);
    await type(field('firstName'), 'Danielle');
    await type(field('password'), 'SENT-PW');
    await send();
    document.removeEventListener('cb:navigate', stay);
    expect(moves).toEqual([]);
    expect(names).toEqual(['Danielle']);
    expect(place.textContent).toContain('Your changes have been successfully saved.');
    expect(field('password').value).toBe('');
    expect(field('firstName').value).toBe('Danielle');
  });

  it('is saved once, however often it’s submitted [reliability Double press]', async () => {
    const held = heldReplies();
    const { send, button, requests, moves } = await openProfile({ [UPDATE]: held.reply });
    await send();
    await send();
    await click(button('Updating your profile…'));
    expect(button('Updating your profile…').getAttribute('aria-disabled')).toBe('true');
    await held.answer(SAVED);
    expect([requests.length, moves.length]).toEqual([1, 1]);
    expect(button('Update Profile').getAttribute('aria-disabled')).toBeNull();
  });

  it('leaves no trace of the password, even in events [S15]', async () => {
    const told: unknown[] = [];
    const listen = (event: Event) => told.push((event as CustomEvent).detail);
    document.addEventListener('cb:request', listen);
    document.addEventListener('cb:navigate', listen);
    const { place, field, send } = await openProfile({ [UPDATE]: SAVED });
    await type(field('password'), 'SENT-PW');
    await send();
    document.removeEventListener('cb:request', listen);
    document.removeEventListener('cb:navigate', listen);
    expect(told).toHaveLength(2);
    expect(JSON.stringify(told) + tracesOnPage(console) + place.outerHTML).not.toContain('SENT-PW');
    expect(field('password').value).toBe('');
  });

  it('forgets the password when the page is left [S15]', async () => {
    const { field } = await openProfile();
    await type(field('password'), 'SENT-PW');
    await act(async () => dispatchEvent(new Event('pagehide')));
    expect(field('password').value).toBe('');
  });
});

describe('?success=true', () => {
  const SUCCESS = { query: '?success=true' };
  const MESSAGE = 'Your changes have been successfully saved.';

  it('shows, focuses and announces that the changes are saved [2 §2 Profile saved, §8 Profile]', async () => {
    vi.useFakeTimers();
    const { place, field } = await openProfile({}, SUCCESS);
    const note = place.querySelector('.cb-profile__saved');
    expect(note?.textContent).toBe(MESSAGE);
    expect(document.activeElement).toBe(note);
    await act(async () => vi.advanceTimersByTime(200));
    vi.useRealTimers();
    expect(document.querySelector('.cb-hidden-text[role=status]')?.textContent).toBe(MESSAGE);
    expect(field('firstName').value).toBe('Dana');
  });

  it('ends with the next attempt [2 §8 Profile]', async () => {
    const refused = { _ERROR_MESSAGE_: { errors: ['No.'], properties: ['email'] } };
    const { place, send } = await openProfile({ [UPDATE]: refused }, SUCCESS);
    await send();
    expect(place.textContent).not.toContain(MESSAGE);
  });

  it.each(['', '?success=', '?success=false', '?success=TRUE'])(
    'is the only query that says so, not "%s"',
    async (query) => {
      const { place } = await openProfile({}, { query });
      expect(place.textContent).not.toContain(MESSAGE);
    },
  );

  it('is reported once: not again after a reload [2 §2 Told once]', async () => {
    await openProfile({}, SUCCESS);
    document.body.replaceChildren();
    const { place } = await openProfile({}, { reloaded: true });
    expect(location.search).toBe('?success=true');
    expect(place.querySelector('form')).not.toBeNull();
    expect(place.textContent).not.toContain(MESSAGE);
  });

  it('shows nothing to a guest who has saved nothing here [2 §2 Told once, §2 Profile guests]', async () => {
    const { place, moves } = await openProfile({}, { ...SUCCESS, profile: GUEST });
    expect(place.textContent).not.toContain(MESSAGE);
    expect(moves).toEqual(['http://shop.test/account/login?resume=prev']);
  });

  it('lets a guest, whose password is new, read it before signing in [2 §2 Profile saved]', async () => {
    const { noteOutcome } = await import('../../../../shared/page/outcome.ts');
    noteOutcome('success');
    const { place, moves, button } = await openProfile({}, { ...SUCCESS, profile: GUEST });
    expect(moves).toEqual([]);
    expect(place.textContent).toContain(MESSAGE);
    expect(place.querySelector('form')).toBeNull();
    expect(button('Sign in').getAttribute('href')).toBe('/account/login');
  });
});

describe('a guest', () => {
  it('can’t edit anything and is sent to sign in [2 §2 Profile guests, §6 Guest]', async () => {
    const { place, moves } = await openProfile({}, { profile: GUEST });
    expect(moves).toEqual(['http://shop.test/account/login?resume=prev']);
    expect(place.querySelector('input')).toBeNull();
    expect(place.querySelector('a')?.getAttribute('href')).toBe('/account/login?resume=prev');
  });
});
