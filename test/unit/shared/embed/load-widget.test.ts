import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoaderRow } from '../../../../shared/embed/loader-table.ts';
import type { FirstRead } from '../../../../shared/embed/widget-definition.ts';
import { keepTestsApart } from '../../support/page.ts';
import { printState } from '../../support/state-block.ts';

const CART: FirstRead = {
  path: 'cart/cart-details/false',
  unlessState: 'cart',
  unlessQuery: 'create=true',
};
const ORDERS: FirstRead = { path: 'order/order-history-list', unlessGuest: true };

Object.assign((window as { happyDOM?: { settings: object } }).happyDOM?.settings ?? {}, {
  handleDisabledFileLoadingAsSuccess: true,
});
keepTestsApart();

let requested: string[];

beforeEach(() => {
  requested = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url.replace(location.origin, ''));
    return new Response('{}');
  });
});

afterEach(() => history.replaceState(null, '', '/checkout/cart'));

/** Opens a page with a state block, and loads a widget with these first reads twice. */
async function loadOn(state: object, ...firstReads: FirstRead[]): Promise<void> {
  printState(state);
  const { loadWidget } = await import('../../../../shared/embed/load-widget.ts');
  const row: LoaderRow = { modules: [], firstReads };
  await loadWidget('own', row, 'data:text/javascript,//', '3f2a9c1e');
  await loadWidget('own', row, 'data:text/javascript,//', '3f2a9c1e');
}

describe('a widget that waits until the page is idle', () => {
  async function waitOn(load: () => void): Promise<void> {
    const { whenDue } = await import('../../../../shared/embed/load-widget.ts');
    const point = document.createElement('div');
    point.dataset.cbLoad = 'idle';
    whenDue(point, 'eager', load, () => {});
  }

  it('is loaded when the browser is idle, and not before [embedding Loading]', async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
    const load = vi.fn();
    await waitOn(load);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(load).not.toHaveBeenCalled();
    for (const run of idle) run();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is loaded after five seconds on a page that never rests [embedding Loading]', async () => {
    const limits: unknown[] = [];
    vi.stubGlobal('requestIdleCallback', (_run: () => void, options: unknown) => limits.push(options));
    await waitOn(() => {});
    expect(limits).toEqual([{ timeout: 5000 }]);
  });

  it('is loaded soon in a browser that can’t tell [embedding Loading]', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    const load = vi.fn();
    await waitOn(load);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('a widget’s first reads', () => {
  it('start while its code loads, once each [embedding First reads, performance Parallel read]', async () => {
    await loadOn({}, CART);
    expect(requested).toEqual(['/api/rest/cb/cart/cart-details/false']);
  });

  it('are skipped if the state block has the answer [embedding First reads, embedding Printed cart]', async () => {
    await loadOn({ cart: {} }, CART);
    expect(requested).toEqual([]);
  });

  it('are skipped if the address asks for something with effects [embedding First reads]', async () => {
    history.replaceState(null, '', '/checkout/cart?from=mail&create=true');
    await loadOn({}, CART);
    expect(requested).toEqual([]);
  });

  it.each([
    ['without a profile', {}],
    ['of a guest', { profile: { profileId: '7', transient: 'true' } }],
    ['of a guest, as a number', { profile: { profileId: '7', transient: 1 } }],
    ['of nobody with an id', { profile: { firstName: 'Ada' } }],
    ['whose profile isn’t an object', { profile: 'Ada' }],
  ])('of an account are skipped on a page %s [embedding First reads, 2 §6 Guest]', async (_, state) => {
    await loadOn(state, ORDERS);
    expect(requested).toEqual([]);
  });

  it.each([
    ['an id', { profileId: '7' }],
    ['an id and a flag', { profileId: '7', transient: 'false' }],
    ['only a flag', { transient: false }],
    ['an id and an empty flag', { profileId: 7, transient: '' }],
  ])('of an account start if the profile has %s [embedding First reads]', async (_, profile) => {
    await loadOn({ profile }, ORDERS);
    expect(requested).toEqual(['/api/rest/cb/order/order-history-list']);
  });
});
