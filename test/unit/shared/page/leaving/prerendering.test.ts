/** The work that waits until a prerendered page is opened. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { command } from '../../../../../shared/api/transport/post.ts';
import { announce } from '../../../../../shared/page/announce.ts';
import { pushDataLayer } from '../../../../../shared/page/data-layer.ts';
import { emitEarly } from '../../../../../shared/page/events.ts';
import { emit } from '../../../../../shared/page/leaving/emit.ts';
import { whenActivated } from '../../../../../shared/page/leaving/when-activated.ts';
import { navigate } from '../../../../../shared/page/navigate.ts';
import { setFlashMessage } from '../../../../../shared/page/storage/flash-message.ts';
import { keepForShopper, readKept } from '../../../../../shared/page/storage/shopper-storage.ts';
import { onListsWritten } from '../../../../../shared/stores/lists/list-revalidation.ts';
import { $notices, showFlashMessages } from '../../../../../shared/stores/notices.ts';

let isPrerendered = false;

function open(): void {
  isPrerendered = false;
  document.dispatchEvent(new Event('prerenderingchange'));
}

beforeEach(() => {
  isPrerendered = true;
  sessionStorage.clear();
  Object.defineProperty(document, 'prerendering', { configurable: true, get: () => isPrerendered });
});

afterEach(() => {
  open();
  Reflect.deleteProperty(document, 'prerendering');
  Reflect.deleteProperty(window, 'dataLayer');
  vi.restoreAllMocks();
});

describe('a prerendered page', () => {
  it('does what it postponed once it’s opened, in the same order [embedding Prerendering]', () => {
    const done: number[] = [];
    expect(whenActivated(() => done.push(1))).toBeUndefined();
    whenActivated(() => done.push(2));
    expect(done).toEqual([]);
    open();
    expect(done).toEqual([1, 2]);
    expect(whenActivated(() => done.push(3))).toBe(3);
  });

  it('forgets what a removed part of the page had postponed [embedding Prerendering]', () => {
    const done = vi.fn();
    const leaving = new AbortController();
    whenActivated(done, leaving.signal);
    leaving.abort();
    open();
    expect(done).not.toHaveBeenCalled();
  });

  it('reads the lists again once it’s opened, since they may have changed [embedding Prerendering]', () => {
    const reread = vi.fn();
    const stop = onListsWritten(reread);
    expect(reread).not.toHaveBeenCalled();
    open();
    expect(reread).toHaveBeenCalledOnce();
    stop();
  });

  it('announces nothing before it’s opened [embedding Prerendering]', () => {
    vi.useFakeTimers();
    announce('Your cart has 3 items.');
    vi.advanceTimersByTime(10_000);
    expect(document.querySelector('[role=status]')?.textContent ?? '').toBe('');
    open();
    vi.advanceTimersByTime(1000);
    expect(document.querySelector('[role=status]')?.textContent).toBe('Your cart has 3 items.');
    vi.useRealTimers();
  });

  it('postpones nothing if an element of the page is called "prerendering" [embedding Prerendering]', () => {
    const form = document.createElement('form');
    Object.defineProperty(document, 'prerendering', { configurable: true, get: () => form });
    expect(whenActivated(() => 'done')).toBe('done');
  });

  it('tells the page at once about widgets and calls, and later about the cart [embedding Prerendering]', () => {
    const heard: string[] = [];
    const hear = ({ type }: Event) => heard.push(type);
    for (const name of ['cb:cart-updated', 'cb:cart-refresh', 'cb:widget-mounted'])
      document.addEventListener(name, hear, { once: true });
    emit('cb:cart-updated', { count: 3, subTotal: 12.5 });
    emit('cb:cart-refresh');
    emitEarly('cb:widget-mounted', { name: 'mini-cart', element: document.body });
    expect(heard).toEqual(['cb:widget-mounted']);
    open();
    expect(heard).toEqual(['cb:widget-mounted', 'cb:cart-updated', 'cb:cart-refresh']);
  });

  it('gives the tag manager its entries once it’s opened [embedding Prerendering]', () => {
    const page = window as { dataLayer?: unknown[] };
    pushDataLayer([{ event: 'one' }, { event: 'two' }]);
    expect(page.dataLayer).toBeUndefined();
    open();
    expect(page.dataLayer).toEqual([{ event: 'one' }, { event: 'two' }]);
  });

  it('sends nobody to another page before it’s opened [embedding Prerendering]', () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    expect(navigate('/account/login', 'sign-in')).toBe(true);
    expect(assign).not.toHaveBeenCalled();
    open();
    expect(assign).toHaveBeenCalledOnce();
  });

  it('writes and deletes nothing in its copy of the storage [embedding Prerendering]', () => {
    sessionStorage.setItem('cb-fund-codes', '{"owner":"somebody else"}');
    expect(readKept('cb-fund-codes', 'me')).toEqual({});
    keepForShopper('cb-abandoned', 'me', { rows: [1] });
    expect({ ...sessionStorage }).toEqual({ 'cb-fund-codes': '{"owner":"somebody else"}' });
    open();
    readKept('cb-fund-codes', 'me');
    keepForShopper('cb-abandoned', 'me', { rows: [1] });
    expect({ ...sessionStorage }).toEqual({ 'cb-abandoned': '{"owner":"me","rows":[1]}' });
  });

  it('sends a write once it’s opened, with its event [embedding Prerendering]', async () => {
    const asked = vi.fn();
    document.addEventListener('cb:request', asked, { once: true });
    const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ response: {} }));
    const written = command('cart/update-item', {});
    await Promise.resolve();
    expect(fetched).not.toHaveBeenCalled();
    expect(asked).not.toHaveBeenCalled();
    open();
    expect(await written).toMatchObject({ ok: true });
    expect(fetched).toHaveBeenCalledOnce();
    expect(asked).toHaveBeenCalledOnce();
  });

  it('keeps the previous page’s message for the shopper who sees it [embedding Prerendering]', () => {
    setFlashMessage({ tone: 'success', text: 'Your list was deleted.' });
    whenActivated(showFlashMessages);
    expect($notices.get()).toEqual([]);
    expect(sessionStorage.getItem('cb:message')).not.toBeNull();
    open();
    expect($notices.get()).toMatchObject([{ text: 'Your list was deleted.' }]);
    expect(sessionStorage.getItem('cb:message')).toBeNull();
  });
});
