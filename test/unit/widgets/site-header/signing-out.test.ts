import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginPage } from '../../support/page.ts';
import { click, settle } from '../../support/render.ts';
import type { Reply } from '../../support/replies.ts';
import { openOtherTab } from '../../support/tabs.ts';
import { button, LOGOUT, links, openHeader } from './header-on-screen.ts';

let moves: string[];
let staying = false;

const keep = (event: Event) => {
  moves.push((event as CustomEvent).detail.url);
  if (staying) event.preventDefault();
};

beforeEach(() => {
  beginPage();
  moves = [];
  staying = false;
  vi.spyOn(location, 'assign').mockImplementation(() => {});
  document.addEventListener('cb:navigate', keep);
  localStorage.setItem('draft', '1');
});

afterEach(() => {
  localStorage.clear();
});

async function signOut(reply: Reply | Reply[]) {
  const { page, requests } = await openHeader({}, { [LOGOUT]: reply });
  const other = openOtherTab();
  await click(button(page, 'Logout'));
  await settle();
  return { page, other, sent: () => requests.map(({ name }) => name) };
}

describe('logging out', () => {
  it('happens only on a press [2 §4 Logout]', async () => {
    const { page, requests } = await openHeader({}, {});
    await act(async () => {
      button(page, 'Logout').focus();
      page.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    });
    await settle();
    expect(requests).toEqual([]);
  });

  it('removes what was typed and stored for the visit, and leaves what isn’t ours [1 §8 Quick order draft]', async () => {
    sessionStorage.setItem('cb-quick-order-0', 'typed');
    sessionStorage.setItem('legacy', '1');
    await signOut({ result: 'success' });
    expect(Object.keys(sessionStorage)).toEqual(['legacy']);
  });

  it('clears local storage, tells the other tabs without any data and opens the login page [2 §4 Logout, §2 Welcome]', async () => {
    const { other, sent } = await signOut({ result: 'success' });
    expect(sent()).toEqual([LOGOUT]);
    expect(localStorage).toHaveLength(0);
    expect(other.heard).toEqual([{ t: 'logout' }, { t: 'cart' }]);
    expect(moves).toEqual(['http://shop.test/account/login?DPSLogout=true']);
    expect(location.assign).toHaveBeenCalledExactlyOnceWith('http://shop.test/account/login?DPSLogout=true');
  });

  it('waits for changes that are still being saved [reliability Left page]', async () => {
    let end = (_saved: boolean) => {};
    const { page, requests } = await openHeader({}, { [LOGOUT]: { result: 'success' } });
    const { settleBeforeSignOut } = await import('../../../../shared/page/unsaved.ts');
    settleBeforeSignOut(() => new Promise((resolve) => (end = resolve)));
    await click(button(page, 'Logout'));
    await settle();
    expect(requests).toEqual([]);
    await act(async () => end(true));
    await settle();
    expect(requests.map(({ name }) => name)).toEqual([LOGOUT]);
  });

  it('says once that something isn’t saved, and then goes on without it [reliability Left page]', async () => {
    const { page, requests } = await openHeader({}, { [LOGOUT]: { result: 'success' } });
    const { settleBeforeSignOut } = await import('../../../../shared/page/unsaved.ts');
    settleBeforeSignOut(async () => false);
    await click(button(page, 'Logout'));
    await settle();
    expect(requests).toEqual([]);
    expect(page.textContent).toContain('Some of your changes aren’t saved yet.');
    await click(button(page, 'Logout'));
    await settle();
    expect(requests.map(({ name }) => name)).toEqual([LOGOUT]);
  });

  it('is sent once, however often the button is pressed, until the page is left [2 §4 Logout]', async () => {
    const { page, sent } = await signOut({ result: 'success' });
    await click(button(page, 'Logout'));
    await settle();
    expect(sent()).toEqual([LOGOUT]);
    expect(button(page, 'Logout').getAttribute('aria-disabled')).toBe('true');
  });

  it.each<[string, Reply, string]>([
    [
      'the server refuses',
      { result: 'error', message: 'Please finish your order first.' },
      'Please finish your order first.',
    ],
    ['the server fails', new Response('', { status: 503 }), 'We couldn’t sign you out. Please try again.'],
    ['the reply is lost', null, 'We couldn’t sign you out. Please try again.'],
    [
      'the server is down',
      new Response('<html>', { status: 502 }),
      'We couldn’t sign you out. Please try again.',
    ],
  ])(
    'says near the button why it failed if %s, and is never repeated by itself [2 §8 Logout, reliability Retries]',
    async (_, reply, text) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const { page, other, sent } = await signOut(reply);
      const message = page.querySelector('[role="alert"]');
      expect(message?.textContent).toBe(text);
      expect(message?.closest('ul')).toBe(button(page, 'Logout').closest('ul'));
      expect([sent(), moves, other.heard, localStorage.length]).toEqual([[LOGOUT], [], [], 1]);
      expect(button(page, 'Logout').getAttribute('aria-disabled')).toBeNull();
      await click(button(page, 'Dismiss'));
      expect(page.querySelector('[role="alert"]')).toBeNull();
    },
  );

  it('works at a second press [2 §4 Logout]', async () => {
    const { page } = await signOut([null, { result: 'success' }]);
    await click(button(page, 'Logout'));
    await settle();
    expect(moves).toHaveLength(1);
    expect(page.querySelector('[role="alert"]')).toBeNull();
  });

  it('isn’t sent while the browser is offline, and says so [2 §8 Logout, reliability Offline]', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { page, sent } = await signOut({});
    expect(sent()).toEqual([]);
    expect(page.querySelector('[role="alert"]')?.textContent).toBe(
      'You’re offline, so we couldn’t sign you out.',
    );
  });

  it('continues as if it had worked if the session has ended anyway [2 §4 Logout]', async () => {
    await signOut(new Response('', { status: 401 }));
    expect(moves).toHaveLength(1);
    expect(localStorage).toHaveLength(0);
  });

  it('works without local storage if that is blocked [2 §4 Logout, reliability Blocked storage]', async () => {
    vi.spyOn(Storage.prototype, 'clear').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await signOut({ result: 'success' });
    expect(moves).toHaveLength(1);
  });

  it('asks to sign in if the page keeps the shopper here [2 §4 Logout]', async () => {
    staying = true;
    const { page } = await signOut({ result: 'success' });
    expect(location.assign).not.toHaveBeenCalled();
    expect(button(page, 'Logout')).toBeUndefined();
    expect(page.textContent).toContain('Sign In');
  });

  it('is also mentioned on this page when Back shows it again [2 §4 Logout]', async () => {
    const { page } = await signOut({ result: 'success' });
    await act(async () => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    await settle();
    expect(page.textContent).toContain('You’ve signed out, so this page may be out of date.');
  });
});

describe('logging out in another tab', () => {
  it('is mentioned here, with a button that reloads the page, and ends this page’s session [2 §4 Logout, reliability Other tabs]', async () => {
    const { page } = await openHeader();
    await act(async () => openOtherTab().say({ t: 'logout', rev: 1 }));
    await settle();
    const notice = page.querySelector('.cb-site-header__signed-out');
    expect(links(notice)).toEqual(['Reload this page → /checkout/cart']);
    expect(links(page.querySelector('.cb-site-header__utility')).at(-1)).toContain('Sign In');
    const { $session } = await import('../../../../shared/stores/session.ts');
    expect($session.get().ended).toBe(true);
    await click(button(page, 'Dismiss'));
    expect(page.querySelector('.cb-site-header__signed-out')).toBeNull();
  });

  it.each([
    ['a guest’s page', { transient: true }, { t: 'logout' }],
    ['a page that only hears about the cart', undefined, { t: 'cart' }],
    ['a page that hears nothing', undefined, null],
  ])('isn’t mentioned on %s', async (_, profile, message) => {
    const { page } = await openHeader(profile ? { profile } : {});
    await act(async () => openOtherTab().say(message));
    await settle();
    expect(page.querySelector('.cb-site-header__signed-out')).toBeNull();
  });
});
