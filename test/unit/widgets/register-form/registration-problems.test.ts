import { beforeEach, describe, expect, it, vi } from 'vitest';
import { click, type } from '../../support/render.ts';
import { CREATED, DANA, openForm, REGISTER } from './register-form-on-screen.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** Sends a form with these values; no request may be made. */
async function sendWrong(values: Partial<typeof DANA>) {
  const screen = await openForm();
  await screen.fillIn(values);
  await screen.send();
  return screen;
}

/** Sends a valid form that the server answers like this. */
async function sendTo(reply: object | null) {
  const screen = await openForm({ [REGISTER]: [reply, CREATED] as object[] });
  await screen.fillIn();
  await screen.send();
  return screen;
}

describe('a registration that breaks a rule', () => {
  it.each([
    ['firstName', '', 'First Name is a required field.'],
    ['firstName', '   ', 'First Name is a required field.'],
    ['firstName', '3Dana', 'First Name is invalid'],
    ['lastName', '', 'Last Name is a required field.'],
    ['lastName', '#Reyes', 'Last Name is invalid'],
    ['email', '', 'Email Address is a required field.'],
    [
      'email',
      'dana@example',
      'The email address does not appear to be valid. Please use the format name@example.com.',
    ],
    ['password', '', 'Password is a required field.'],
    ['password', '12345', 'Password is invalid'],
  ])(
    'reports %s "%s": %s [2 §5 First name, §5 Last name, §5 Email, §5 Password]',
    async (field, value, message) => {
      const { errorOf, problems, requests } = await sendWrong({ [field]: value });
      expect(errorOf(field)).toBe(message);
      expect(problems()).toEqual([message]);
      expect(requests).toEqual([]);
    },
  );

  it('requires an answer to the question [2 §5 Account kind]', async () => {
    const { field, errorOf, problems, send, place, answer } = await openForm();
    for (const [name, value] of Object.entries(DANA)) await type(field(name), value);
    await send();
    const message = 'Please choose an option to continue as a new customer.';
    expect([errorOf('custType'), problems()]).toEqual([message, [message]]);
    await click(place.querySelector('.cb-error-summary a') as HTMLElement);
    expect(document.activeElement).toBe(answer('Yes'));
  });

  it('shows all problems above the form, in its order, with the focus on them [accessibility Error summary]', async () => {
    const { place, problems, send, field } = await openForm();
    await send();
    expect(problems()).toEqual([
      'First Name is a required field.',
      'Last Name is a required field.',
      'Email Address is a required field.',
      'Password is a required field.',
      'Please choose an option to continue as a new customer.',
    ]);
    expect(place.querySelector('.cb-error-summary h2')?.textContent).toBe('There is a problem');
    expect(document.activeElement).toBe(place.querySelector('.cb-error-summary'));
    const links = [...place.querySelectorAll<HTMLElement>('.cb-error-summary a')];
    await click(links[3] as HTMLElement);
    expect(document.activeElement).toBe(field('password'));
  });

  it('accepts a field again as soon as it changes', async () => {
    const { field, errorOf } = await sendWrong({ firstName: '', password: '1' });
    await type(field('firstName'), 'D');
    await type(field('password'), '12');
    expect([errorOf('firstName'), errorOf('password')]).toEqual([null, null]);
  });

  it('keeps what was typed, and succeeds once it’s right', async () => {
    const { field, send, fillIn, requests, moves } = await openForm({ [REGISTER]: CREATED });
    await fillIn({ email: 'dana@' });
    await send();
    const kept = ['firstName', 'lastName', 'password'].map((name) => field(name).value);
    expect(kept).toEqual([DANA.firstName, DANA.lastName, DANA.password]);
    await type(field('email'), DANA.email);
    await send();
    expect([requests.length, moves.length]).toEqual([1, 1]);
  });
});

/** The text before any refusal of a server. */
const POSSIBLE = 'Do you already have an account with this email address? Sign in';

describe('a registration that the server refuses', () => {
  it.each([
    ['a list of texts', { errors: ['Too short.', 'Try another one.'] }],
    [
      'a list of messages',
      { result: 'error', errors: [{ message: 'Too short.' }, { message: 'Try another one.' }] },
    ],
    [
      'an error message',
      { result: 'error', errorMessage: [{ message: 'Too short.' }, { message: 'Try another one.' }] },
    ],
    [
      'form exceptions',
      {
        formError: true,
        formExceptions: [{ localizedMessage: 'Too short.' }, { localizedMessage: 'Try another one.' }],
      },
    ],
  ])('shows the server’s message: %s [2 §8 Registration]', async (_, reply) => {
    const { problems, place } = await sendTo(reply);
    expect(problems()).toEqual([POSSIBLE, '(Too short.)', '(Try another one.)']);
    expect(place.querySelector('.cb-error-summary a')?.getAttribute('href')).toBe('/account/login');
    expect(document.activeElement).toBe(place.querySelector('.cb-error-summary'));
  });

  it('marks the fields that it names [2 §8 Registration]', async () => {
    const { errorOf, problems, place, field } = await sendTo({
      result: 'error',
      _ERROR_MESSAGE_: {
        errors: ['Password is too simple.', 'Use no part of your name.', 'Unknown name.'],
        properties: ['password', 'password', 'value.lastName'],
      },
    });
    expect(errorOf('password')).toBe('Password is too simple. Use no part of your name.');
    expect(errorOf('lastName')).toBe('Unknown name.');
    expect(problems()).toHaveLength(4);
    await click(place.querySelectorAll<HTMLElement>('.cb-error-summary a')[3] as HTMLElement);
    expect(document.activeElement).toBe(field('lastName'));
  });

  it.each([
    [
      'its code',
      {
        formError: true,
        formExceptions: [{ localizedMessage: 'Not possible.', errorCode: 'userAlreadyExists' }],
      },
      'Not possible.',
    ],
    [
      'its key',
      { result: 'error', errorMessage: [{ key: 'userAlreadyExists', message: 'Not possible.' }] },
      'Not possible.',
    ],
    ['its words', { errors: ['This email is already registered.'] }, 'This email is already registered.'],
  ])('says first that the account exists, recognized by %s [2 §8 Registration]', async (_, reply, said) => {
    const { problems, place, errorOf } = await sendTo(reply);
    expect(problems()).toEqual(['You already have an account with this email address. Sign in', said]);
    expect(place.querySelector('.cb-error-summary a')?.getAttribute('href')).toBe('/account/login');
    expect(errorOf('email')).toBe(said);
  });

  it('shows the server’s words as text [S1]', async () => {
    const { problems, place } = await sendTo({ errors: ['<img src=x onerror=alert(1)>{email}'] });
    expect(problems()).toEqual([POSSIBLE, '(<img src=x onerror=alert(1)>{email})']);
    expect(place.querySelector('img')).toBeNull();
  });

  it('keeps everything, and can be sent again [2 §8 Registration]', async () => {
    const { field, send, moves, requests, problems } = await sendTo({ errors: ['Not now.'] });
    expect(Object.keys(DANA).map((name) => field(name).value)).toEqual(Object.values(DANA));
    await send();
    expect([requests.length, moves.length]).toEqual([2, 1]);
    expect(problems()).toEqual([]);
  });
});

describe('a registration whose call failed', () => {
  const UNCERTAIN =
    '(We couldn’t confirm that your account was created. Please try again. If it was, we’ll tell you that you have one.)';
  const FAILED = '(We couldn’t create your account. Please try again.)';
  it.each<[string, object | null, string]>([
    ['a lost connection', null, UNCERTAIN],
    ['a page in place of the reply', new Response('<h1>Sorry</h1>'), UNCERTAIN],
    ['an error of the server', new Response('', { status: 503 }), UNCERTAIN],
    ['a reply without its status', { result: 'success' }, UNCERTAIN],
    ['a page that is not there', new Response('', { status: 404 }), FAILED],
    ['a prohibition', new Response('', { status: 403 }), FAILED],
    ['a refusal without words', { result: 'error' }, FAILED],
  ])('says so after %s, once, and keeps what was typed [reliability Lost reply]', async (_, reply, told) => {
    const { problems, field, requests, moves } = await sendTo(reply);
    expect(problems()).toEqual([POSSIBLE, told]);
    expect(field('firstName').value).toBe('Dana');
    expect([requests.length, moves.length]).toEqual([1, 0]);
  });

  it('says so if the browser is offline, and sends nothing', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { problems, requests } = await sendTo(CREATED);
    expect(problems()).toEqual(['(You’re offline, so your account wasn’t created.)']);
    expect(requests).toEqual([]);
  });

  it.each<[string, object]>([
    ['401', new Response('', { status: 401 })],
    ['a code', { error: { messageCode: 'USER_NOT_AUTHENTICATED' } }],
    ['a login page', new Response('<title>Log in</title><form><input type=password></form>')],
  ])('links to the sign-in page if the session has ended: %s', async (_, reply) => {
    const { problems, place } = await sendTo(reply);
    expect(problems()).toEqual([
      'Your session has ended. You can create your account on the sign-in page. Sign in',
    ]);
    expect(place.querySelector('.cb-error-summary a')?.getAttribute('href')).toBe('/account/login');
  });
});

describe('the password', () => {
  /** Everything that a page can read, after a journey with a refusal and a success. */
  async function traces(): Promise<string> {
    const told: unknown[] = [];
    const note = (event: Event) => told.push((event as CustomEvent).detail);
    for (const name of ['cb:request', 'cb:navigate']) document.addEventListener(name, note);
    const { createRegisterForm } = await import('../../../../widgets/register-form/register-form-state.ts');
    const screen = await openForm({ [REGISTER]: [{ errors: ['Not now.'] }, CREATED] });
    await screen.fillIn();
    await screen.send();
    await screen.send();
    for (const name of ['cb:request', 'cb:navigate']) document.removeEventListener(name, note);
    expect(screen.requests.map(({ body }) => body)).toMatchObject([DANA, DANA]);
    expect(
      Object.keys(createRegisterForm({ email: '', firstName: '', lastName: '' }).$details.get()),
    ).not.toContain('password');
    const page = window as { dataLayer?: unknown };
    return JSON.stringify([
      told,
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      page.dataLayer ?? [],
      history.state,
      location.href,
      vi.mocked(console.error).mock.calls,
      document.documentElement.outerHTML,
      [...document.querySelectorAll('input')].map(({ value }) => value),
    ]);
  }

  it('is in the request and nowhere else once the account is created [S15]', async () => {
    expect(await traces()).not.toContain(DANA.password);
  });

  it('is removed from its field when the page is left [S15]', async () => {
    const { field, fillIn } = await openForm();
    await fillIn();
    dispatchEvent(new Event('pagehide'));
    expect(field('password').value).toBe('');
    expect(field('firstName').value).toBe('Dana');
  });
});
