import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tracesOnPage } from '../../support/form-on-screen.ts';
import { heldReplies } from '../../support/held-replies.ts';
import { click, settle } from '../../support/render.ts';
import { GOTO, openSso, SAVE, SAVED, TOKEN } from './sso-on-screen.ts';

let console: { mock: { calls: unknown[][] } };
let stay = false;
const told: unknown[] = [];

function hear(event: Event): void {
  told.push((event as CustomEvent).detail);
  if (stay && event.type === 'cb:navigate') event.preventDefault();
}

beforeEach(() => {
  console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {});
  stay = false;
  told.length = 0;
  for (const name of ['cb:request', 'cb:navigate']) document.addEventListener(name, hear);
});

afterEach(() => {
  for (const name of ['cb:request', 'cb:navigate']) document.removeEventListener(name, hear);
});

const HANDED_OVER = { action: GOTO, fields: [['createdToken', TOKEN]] };

async function saveAll() {
  const screen = await openSso({ [SAVE]: SAVED });
  await screen.fillIn();
  await screen.send();
  return screen;
}

const pageEvent = (name: string) => {
  const event = new Event(name);
  Object.assign(event, { persisted: true });
  return act(async () => void dispatchEvent(event));
};

describe('the return to the other site', () => {
  it('is announced before anything is typed [2 §2 SSO return]', async () => {
    const { place, posted } = await openSso();
    expect(place.textContent).toContain('After this, you’ll continue to partner.example.');
    expect(posted).toEqual([]);
  });

  it('posts the token as createdToken by itself, once [2 §2 SSO return, §3 SSO profile]', async () => {
    const { posted, place, button } = await saveAll();
    expect(posted).toEqual([HANDED_OVER]);
    expect(document.activeElement?.textContent).toContain('Your changes have been successfully saved.');
    expect(place.querySelector('[role=status]')?.textContent).toBe('Taking you to partner.example.');
    expect(button('Continue')).toBeTruthy();
    expect(document.body.querySelector('form')).toBeNull();
  });

  it('isn’t sent again, whatever is pressed in the meantime [S6]', async () => {
    const { posted, button } = await saveAll();
    await click(button('Continue'));
    await click(button('Continue'));
    expect(posted).toHaveLength(1);
  });

  it('sends nothing when the shopper returns with Back; Continue is a link without the token [S6]', async () => {
    const { posted, button, place } = await saveAll();
    await pageEvent('pagehide');
    await pageEvent('pageshow');
    expect(place.textContent).toContain('We’ve sent you to partner.example.');
    expect(button('Continue').getAttribute('href')).toBe(GOTO);
    expect(posted).toHaveLength(1);
  });

  it('offers a link to continue if the browser hasn’t left for a while', async () => {
    vi.useFakeTimers();
    const { posted, button } = await saveAll();
    await act(async () => vi.advanceTimersByTime(9_000));
    expect(button('Continue').localName).toBe('button');
    await act(async () => vi.advanceTimersByTime(1_000));
    expect(button('Continue').localName).toBe('a');
    expect(posted).toHaveLength(1);
    vi.useRealTimers();
  });

  it('sends nothing when the widget is mounted again [S6]', async () => {
    const { place, posted } = await saveAll();
    await place.unmount();
    const { SsoProfile } = await import('../../../../widgets/sso-profile/sso-profile.tsx');
    const { render } = await import('../../support/render.ts');
    const again = await render(SsoProfile, {}, 'sso-profile');
    await settle();
    expect(again.querySelector('form')).not.toBeNull();
    expect(posted).toHaveLength(1);
  });

  it('waits for Continue if the page prevents it, and then sends once [S6]', async () => {
    stay = true;
    const { posted, button, place } = await saveAll();
    expect(posted).toEqual([]);
    expect(place.textContent).toContain('You can continue to partner.example now.');
    stay = false;
    await click(button('Continue'));
    expect(posted).toEqual([HANDED_OVER]);
    await click(button('Continue'));
    expect(posted).toHaveLength(1);
  });

  it.each([
    ['the page was left', () => pageEvent('pagehide'), true],
    ['the widget was removed', (place: { unmount(): Promise<void> }) => place.unmount(), false],
  ])('doesn’t take anybody away if %s before the reply arrived [S6]', async (_, leave, offers) => {
    const held = heldReplies();
    const { place, fillIn, send, posted, button } = await openSso({ [SAVE]: held.reply });
    await fillIn();
    await send();
    await leave(place);
    await held.answer(SAVED);
    expect(posted).toEqual([]);
    if (!offers) return;
    await click(button('Continue'));
    expect(posted).toEqual([HANDED_OVER]);
  });

  it('saves and sends once, however often the form is submitted [reliability Double press]', async () => {
    const held = heldReplies();
    const { fillIn, send, posted, requests } = await openSso({ [SAVE]: held.reply });
    await fillIn();
    await send();
    await send();
    await held.answer(SAVED);
    expect([requests.length, posted.length]).toEqual([2, 1]);
  });

  it.each([
    ['none', {}],
    ['an empty one', { token: '' }],
    ['null', { token: null }],
    ['a list', { token: ['x'] }],
    ['a flag', { token: true }],
  ])('goes without the token, by a link, if the server sent %s [2 §7 SSO profile]', async (_, response) => {
    const { fillIn, send, posted, button, place } = await openSso({ [SAVE]: { response: { response } } });
    await fillIn();
    await send();
    expect(posted).toEqual([]);
    expect(place.textContent).toContain('We couldn’t sign you in at partner.example.');
    expect(button('Continue').getAttribute('href')).toBe(GOTO);
  });

  it.each([
    ['bare', { token: TOKEN }],
    ['wrapped', { result: 'success', response: { token: TOKEN } }],
    ['twice, as text', { response: JSON.stringify({ response: JSON.stringify({ token: TOKEN }) }) }],
  ])('finds the token %s [2 §7 SSO profile]', async (_, reply) => {
    const { fillIn, send, posted } = await openSso({ [SAVE]: reply });
    await fillIn();
    await send();
    expect(posted).toEqual([HANDED_OVER]);
  });

  it('leaves no trace of token and passwords: storage, address, log, data layer, events, page [S6, S15]', async () => {
    stay = true;
    const { place } = await saveAll();
    expect(told).toHaveLength(3);
    const found = JSON.stringify(told) + tracesOnPage(console) + document.documentElement.outerHTML;
    expect(found).not.toContain(TOKEN);
    expect(found).not.toContain('SENT-PW');
    expect(place.textContent).toContain('Continue');
  });
});
