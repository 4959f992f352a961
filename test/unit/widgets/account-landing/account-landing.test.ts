import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heldReplies } from '../../support/held-replies.ts';
import { beginPage } from '../../support/page.ts';
import { render, settle } from '../../support/render.ts';
import { answerCalls, type Replies, type Request } from '../../support/replies.ts';
import { printState } from '../../support/state-block.ts';

const MESSAGE = 'GET profile/landing-message-success/true';
const NONE = { response: '' };
const MEMBER = { transient: false, profileId: '220022', firstName: 'Dana', userType: 1, siteType: 1 };
const GUEST = { transient: true, profileId: undefined };
const LAB_LISTS = ['College Lab Lists', '/landing/college/materials-for-popular-biology-labs'];

let requests: Request[];
let moves: string[];

/** Keeps the shopper here, as a page may. */
function keepHere(event: Event): void {
  moves.push(new URL((event as CustomEvent<{ url: string }>).detail.url).pathname);
  moves.push(new URL((event as CustomEvent<{ url: string }>).detail.url).search);
  event.preventDefault();
}

async function open({
  profile = {},
  replies = { [MESSAGE]: NONE },
  address = '/account/landing',
}: {
  profile?: object;
  replies?: Replies;
  address?: string;
} = {}) {
  beginPage();
  history.replaceState(null, '', address);
  printState({ profile: { ...MEMBER, ...profile } });
  requests = answerCalls(replies);
  const { AccountLanding } = await import('../../../../widgets/account-landing/account-landing.tsx');
  const page = await render(AccountLanding, {}, 'account-landing');
  await settle();
  return page;
}

const flash = () => import('../../../../shared/page/storage/flash-message.ts');

/** Leaves a message for the page that is opened next. */
async function flashMessage(tone: 'success' | 'danger', text: string): Promise<void> {
  (await flash()).setFlashMessage({ tone, text });
}

const tiles = (page: HTMLElement) =>
  [...page.querySelectorAll('li a')].map((link) => [link.textContent, link.getAttribute('href')]);
const banners = (page: HTMLElement) =>
  [...page.querySelectorAll('.cb-notice')].map((notice) => [
    notice.getAttribute('data-tone'),
    notice.textContent,
  ]);
/** The text that a screen reader gets. */
async function told(): Promise<string> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(150);
  });
  return document.querySelector('body > [role="status"]')?.textContent ?? '';
}

beforeEach(() => {
  moves = [];
  document.addEventListener('cb:navigate', keepHere);
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  document.removeEventListener('cb:navigate', keepHere);
  sessionStorage.clear();
  vi.useRealTimers();
});

describe('the account’s tiles', () => {
  it('are My Profile, Shopping Lists, Order History and the lab lists for userType 1 [2 §2 Landing tiles, §6 Individual]', async () => {
    expect(tiles(await open())).toEqual([
      ['My Profile', '/account/profile'],
      ['Shopping Lists', '/account/list'],
      ['Order History', '/account/order'],
      LAB_LISTS,
    ]);
  });

  it('have My Organization for userType 2 [2 §2 Landing tiles, §6 Organization]', async () => {
    expect(tiles(await open({ profile: { userType: 2 } }))).toEqual([
      ['My Profile', '/account/profile'],
      ['My Organization', '/account/b2i/organization-user'],
      ['Shopping Lists', '/account/list'],
      ['Order History', '/account/order'],
      LAB_LISTS,
    ]);
  });

  it('have no Order History for userType 3 [2 §2 Landing tiles, §6 International]', async () => {
    expect(tiles(await open({ profile: { userType: 3 } }))).toEqual([
      ['My Profile', '/account/profile'],
      ['Shopping Lists', '/account/list'],
      LAB_LISTS,
    ]);
  });

  it.each([
    ['Dana', 'Welcome, Dana.'],
    ['', 'Welcome.'],
  ])('come after the heading My Account and a welcome to %j', async (firstName, welcome) => {
    const page = await open({ profile: { firstName } });
    expect(page.querySelector('h1')?.textContent).toBe('My Account');
    expect(page.querySelector('p')?.textContent).toBe(welcome);
  });

  it.each([
    ['dana@example.com', 'Signed in as dana@example.com'],
    ['', undefined],
  ])('come after the account’s address, if the page has it: %j [2 §2 Landing tiles]', async (email, text) => {
    const page = await open({ profile: { email } });
    expect(page.querySelector('p + p')?.textContent).toBe(text);
  });
});

describe('the account’s message', () => {
  const CREATED = { result: 'success', response: 'Your account has been created.' };

  it('is read and shown as a success, and announced once [2 §2 Landing message, §7 Landing message]', async () => {
    const page = await open({ replies: { [MESSAGE]: CREATED } });
    expect(requests).toEqual([{ name: MESSAGE, body: undefined }]);
    expect(banners(page)).toEqual([['success', 'Your account has been created.']]);
    expect(page.querySelector('[role=alert]')).toBeNull();
    expect(await told()).toBe('Your account has been created.');
  });

  it('is passed on to the next page however the shopper leaves, and not before [2 §2 Landing message]', async () => {
    const page = await open({ replies: { [MESSAGE]: CREATED } });
    expect((await flash()).takeFlashMessage()).toBeUndefined();
    dispatchEvent(new Event('pagehide'));
    expect((await flash()).takeFlashMessage()).toEqual({
      tone: 'success',
      text: 'Your account has been created.',
    });
    await (page as Awaited<ReturnType<typeof render>>).unmount();
    dispatchEvent(new Event('pagehide'));
    expect((await flash()).takeFlashMessage()).toBeUndefined();
  });

  it('isn’t kept for the next shopper after sign-out [2 §2 Landing message, §4 Logout]', async () => {
    await open({ replies: { [MESSAGE]: CREATED } });
    (await import('../../../../shared/stores/account/signed-out.ts')).noteSignedOut();
    dispatchEvent(new Event('pagehide'));
    expect((await flash()).takeFlashMessage()).toBeUndefined();
  });

  it.each([
    ['none', NONE],
    ['a flag', { response: true }],
  ])('that is %s leaves nothing for the next page', async (_, reply) => {
    await open({ replies: { [MESSAGE]: reply } });
    dispatchEvent(new Event('pagehide'));
    expect((await flash()).takeFlashMessage()).toBeUndefined();
  });

  it.each<[string, object | null]>([
    ['refuses', { result: 'error', errorMessage: 'No message.' }],
    ['can’t find it', new Response('', { status: 404 })],
    ['breaks its contract', new Response('Oops')],
    ['has ended the session', new Response('', { status: 401 })],
  ])(
    'can be missing because the server %s: the console has the reason [2 §2 Landing message]',
    async (_, reply) => {
      const page = await open({ replies: { [MESSAGE]: reply } });
      expect(banners(page)).toEqual([]);
      expect(tiles(page)).toHaveLength(4);
      expect(console.error).toHaveBeenCalledWith(
        '[catalogue-islands] read-failed: The message of the account could not be read.',
        'account-landing',
        expect.anything(),
      );
    },
  );

  it('is text, whatever the server sends [S1]', async () => {
    const text = '<img src=x onerror=alert(1)>';
    const page = await open({ replies: { [MESSAGE]: { response: text } } });
    expect(page.querySelector('img')).toBeNull();
    expect(banners(page)).toEqual([['success', text]]);
  });

  it('isn’t read any more once the widget is removed', async () => {
    const held = heldReplies();
    const page = await open({ replies: { [MESSAGE]: held.reply } });
    await page.unmount();
    await held.answer(CREATED);
    expect(console.error).not.toHaveBeenCalled();
    expect(await told()).toBe('');
  });
});

describe('a message from the previous page', () => {
  it('is shown and announced once: a created account [2 §2 Landing banner]', async () => {
    await flashMessage('success', 'Your account was created.');
    const page = await open();
    expect(banners(page)).toEqual([['success', 'Your account was created.']]);
    expect(await told()).toBe('Your account was created.');
    await page.unmount();
    expect(banners(await open())).toEqual([]);
  });

  it('is an alert if its tone is danger: a temporary organization [2 §2 Landing banner]', async () => {
    await flashMessage('danger', 'Your organization is temporary.');
    const page = await open();
    expect(banners(page)).toEqual([['danger', 'Your organization is temporary.']]);
    expect(page.querySelector('[role=alert]')?.textContent).toBe('Your organization is temporary.');
    expect(await told()).toBe('');
  });

  it('comes before the server’s own, but not twice if both say the same', async () => {
    await flashMessage('danger', 'Your organization is temporary.');
    expect(banners(await open({ replies: { [MESSAGE]: { response: 'Welcome aboard.' } } }))).toEqual([
      ['danger', 'Your organization is temporary.'],
      ['success', 'Welcome aboard.'],
    ]);
    await flashMessage('success', 'Welcome aboard.');
    expect(banners(await open({ replies: { [MESSAGE]: { response: 'Welcome aboard.' } } }))).toEqual([
      ['success', 'Welcome aboard.'],
    ]);
  });
});

describe('a guest on the account home page', () => {
  it('is sent to the login page, and nothing is requested [2 §2 Landing guests, §6 Guest]', async () => {
    const page = await open({ profile: GUEST, replies: {} });
    expect(moves).toEqual(['/account/login', '?resume=prev']);
    expect(requests).toEqual([]);
    expect(tiles(page)).toEqual([]);
    expect(page.querySelector('a')?.getAttribute('href')).toBe('/account/login?resume=prev');
  });

  it('who has signed out stays, and the page says so and shows the sign-in link [2 §2 Landing guests]', async () => {
    const page = await open({ profile: GUEST, replies: {}, address: '/account/landing?DPSLogout=true' });
    expect(moves).toEqual([]);
    expect(requests).toEqual([]);
    expect(banners(page)).toEqual([['success', 'You’ve signed out. Sign in']]);
    expect(page.querySelector('a')?.getAttribute('href')).toBe('/account/login');
  });

  it.each(['false', '', '1', 'TRUE'])(
    'is sent to the login page if DPSLogout is %j [2 §2 Landing guests]',
    async (value) => {
      await open({ profile: GUEST, replies: {}, address: `/account/landing?DPSLogout=${value}` });
      expect(moves).toEqual(['/account/login', '?resume=prev']);
    },
  );

  it('leaves a message for after signing in', async () => {
    await flashMessage('success', 'Your account was created.');
    await open({ profile: GUEST, replies: {} });
    expect((await flash()).takeFlashMessage()?.text).toBe('Your account was created.');
  });
});
