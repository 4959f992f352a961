import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type } from '../../support/render.ts';
import type { Reply } from '../../support/replies.ts';
import { openProfile, SAVED, UPDATE } from './profile-on-screen.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const refused = (errors: unknown, properties?: unknown) => ({
  result: 'error',
  _ERROR_MESSAGE_: { errors, properties },
});

/** Sends a changed profile that the server answers like this; it accepts the next attempt. */
async function sendTo(reply: Reply) {
  const screen = await openProfile({ [UPDATE]: [reply, SAVED] });
  await type(screen.field('firstName'), 'Danielle');
  await type(screen.field('password'), 'abc');
  await screen.send();
  return screen;
}

describe('a profile that the server refuses', () => {
  it('shows the errors in a red box and marks the named fields, which it links [2 §4 Profile save, §8 Profile]', async () => {
    const { place, problems, errorOf, leadsTo } = await sendTo(
      refused(['Too short.', 'Taken already.'], ['password', 'email']),
    );
    const box = place.querySelector('.cb-error-summary');
    expect(box?.querySelector('h2')?.textContent).toBe('There is a problem');
    expect(document.activeElement).toBe(box);
    expect(problems()).toEqual(['Too short.', 'Taken already.']);
    expect([errorOf('password'), errorOf('email')]).toEqual(['Too short.', 'Taken already.']);
    expect([errorOf('firstName'), errorOf('lastName')]).toEqual([null, null]);
    expect(leadsTo()).toEqual(['password', 'email']);
  });

  it.each([
    ['firstName', 'firstName'],
    ['FIRSTNAME', 'firstName'],
    ['value.firstName', 'firstName'],
    ['profile_lastname', 'lastName'],
    ['/atg/userprofiling/ProfileFormHandler.value.lastName', 'lastName'],
    ['emailAddress', 'email'],
    ['value.EMAIL', 'email'],
    ['login', 'email'],
    ['newPassword', 'password'],
    ['confirmpassword', 'password'],
  ])('marks the field that it calls %s: %s [2 §5 Profile]', async (property, name) => {
    const { errorOf, leadsTo } = await sendTo(refused(['No.'], [property]));
    expect(errorOf(name)).toBe('No.');
    expect(leadsTo()).toEqual([name]);
  });

  it('marks every named field, even with fewer errors than names [2 §5 Profile]', async () => {
    const { problems, errorOf } = await sendTo(refused(['Names are missing.'], ['firstName', 'lastName']));
    expect(problems()).toEqual(['Names are missing.']);
    expect([errorOf('firstName'), errorOf('lastName')]).toEqual(['Names are missing.', '']);
  });

  it('keeps an error that names no field of the form, without a link [2 §8 Profile]', async () => {
    const { problems, place } = await sendTo(refused(['Try tomorrow.', 'Odd.'], [null, 'middleName']));
    expect(problems()).toEqual(['(Try tomorrow.)', '(Odd.)']);
    expect(place.querySelectorAll('[aria-invalid]')).toHaveLength(0);
  });

  it.each([
    ['one text', { _ERROR_MESSAGE_: 'No.' }],
    ['a list of texts', { result: 'error', errors: ['No.'] }],
    ['wrapped JSON', { response: JSON.stringify({ _ERROR_MESSAGE_: { errors: 'No.' } }) }],
    ['a form failure', { formError: true, formExceptions: [{ localizedMessage: 'No.' }] }],
  ])('shows what the server sends as %s [2 §7 Profile]', async (_, reply) => {
    const { problems } = await sendTo(reply);
    expect(problems()).toEqual(['(No.)']);
  });

  it('keeps what was typed, even the password, so that it can be corrected [2 §8 Profile]', async () => {
    const { field, moves, names } = await sendTo(refused(['Too short.'], ['password']));
    expect([field('firstName').value, field('password').value]).toEqual(['Danielle', 'abc']);
    expect([moves, names]).toEqual([[], []]);
  });

  it('removes a mark when its field changes, and saves at the next attempt [2 §4 Profile save]', async () => {
    const reply = refused(['Too short.', 'Missing.'], ['password', 'lastName']);
    const { field, errorOf, problems, send, moves, requests } = await sendTo(reply);
    await type(field('password'), 'abcdef');
    expect([errorOf('password'), errorOf('lastName')]).toEqual([null, 'Missing.']);
    expect(problems()).toHaveLength(2);
    await send();
    expect(problems()).toEqual([]);
    expect([moves.length, requests.length]).toEqual([1, 2]);
  });

  it('focuses the box again after every failed attempt [accessibility Error summary]', async () => {
    const no = refused(['No.']);
    const { place, field, send } = await openProfile({ [UPDATE]: [no, no] });
    for (const attempt of ['a', 'b']) {
      await type(field('password'), attempt);
      await send();
      expect(document.activeElement).toBe(place.querySelector('.cb-error-summary'));
    }
  });

  it('shows the errors as text, never as markup [S1]', async () => {
    const { place, problems } = await sendTo(refused(['<img src=x onerror=alert(1)>'], ['email']));
    expect(problems()).toEqual(['<img src=x onerror=alert(1)>']);
    expect(place.querySelector('img')).toBeNull();
  });
});

describe('a profile that couldn’t be saved', () => {
  it.each([
    ['a lost connection', null],
    ['an error page', new Response('<html>Maintenance</html>', { status: 502 })],
    ['a server that fails', new Response('', { status: 503 })],
  ])(
    'says after %s that the result isn’t known, and keeps what was typed [2 §8 Profile]',
    async (_, reply) => {
      const { problems, field, moves, requests } = await sendTo(reply);
      expect(problems()).toEqual([
        '(We couldn’t confirm that your profile was updated. It’s safe to try again.)',
      ]);
      expect([field('firstName').value, field('password').value]).toEqual(['Danielle', 'abc']);
      expect([moves.length, requests.length]).toEqual([0, 1]);
    },
  );

  it('says that it wasn’t, if the server forbids it without words [2 §8 Profile]', async () => {
    const { problems } = await sendTo(new Response('', { status: 403 }));
    expect(problems()).toEqual(['(We couldn’t update your profile. Please try again.)']);
  });

  it('says that the shopper is offline, and sends nothing [2 §8 Profile]', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { problems, requests } = await sendTo(SAVED);
    expect(problems()).toEqual(['(You’re offline. Try again when you’re back online.)']);
    expect(requests).toEqual([]);
  });

  it.each([
    ['401', () => new Response('', { status: 401 })],
    ['its own code', () => Response.json({ error: { messageCode: 'USER_NOT_AUTHENTICATED' } })],
  ])('offers to sign in if the session has ended (%s); what was typed stays', async (_, reply) => {
    const { place, problems, field, button } = await sendTo(reply());
    expect(problems()).toEqual(['Your session has ended. Sign in, then try again. Sign in']);
    expect(button('Sign in').getAttribute('href')).toBe('/account/login?resume=prev');
    expect(field('firstName').value).toBe('Danielle');
    expect(document.activeElement).toBe(place.querySelector('.cb-error-summary'));
  });
});
