import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CartAccess } from '../../../../shared/embed/cart/cart-access.ts';
import { carryOut, prepare, whenReady } from '../../../../shared/embed/rare-cases.ts';
import type { MountState } from '../../../../shared/embed/script-access.ts';
import { emitEarly } from '../../../../shared/page/events.ts';
import { printState } from '../../support/state-block.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
  Reflect.deleteProperty(globalThis, Symbol.for('cb.registry'));
});

describe('a page that waits for a widget', () => {
  it('gets its element once it shows something, and no other [embedding Ready]', async () => {
    const got = whenReady('mini-cart');
    const element = document.createElement('cb-mini-cart');
    emitEarly('cb:widget-mounted', { name: 'cart-page', element: document.body });
    emitEarly('cb:widget-mounted', { name: 'mini-cart', element });
    expect(await got).toBe(element);
  });

  it('gets an element that already exists [embedding Ready]', async () => {
    const point = document.createElement('div');
    point.innerHTML = '<cb-mini-cart></cb-mini-cart>';
    const status = [{ name: 'mini-cart', element: point, state: 'mounted' as const, ms: 1 }];
    vi.stubGlobal('cbWidgets', { status: () => status });
    expect(await whenReady('mini-cart')).toBe(point.firstChild);
  });

  /** Mount points as the loader reports them. */
  function pageWith(...points: [name: string, state: MountState][]): void {
    const status = () =>
      points.map(([name, state]) => ({ name, state, element: document.createElement('div'), ms: 0 }));
    vi.stubGlobal('cbWidgets', { status });
  }

  it('gets the reason if it fails [embedding Ready]', async () => {
    pageWith(['mini-cart', 'failed'], ['cart-page', 'loading']);
    const got = whenReady('quick-order');
    emitEarly('cb:widget-failed', { name: 'mini-cart', element: document.body, reason: 'Error: other' });
    emitEarly('cb:widget-failed', {
      name: 'quick-order',
      element: document.body,
      reason: 'TypeError: x is null',
    });
    await expect(got).rejects.toThrow('quick-order has failed: TypeError: x is null');
  });

  it.each<[what: string, points: [string, MountState][], told: string]>([
    ['has failed before', [['mini-cart', 'failed']], 'mini-cart has failed before'],
    ['is off', [['mini-cart', 'off']], 'mini-cart is off: config.off names it, or data-cb-load'],
  ])('gets the reason at once if it %s [embedding Ready]', async (_, points, told) => {
    pageWith(...points);
    await expect(whenReady('mini-cart')).rejects.toThrow(told);
  });

  it('gets the reason if a widget is off and isn’t on the page [embedding Ready]', async () => {
    pageWith();
    printState({ config: { off: ['mini-cart'] } });
    await expect(whenReady('mini-cart')).rejects.toThrow('mini-cart is off');
  });

  it('waits while another mount point may show it, or there is none yet [embedding Ready]', async () => {
    pageWith(['mini-cart', 'failed'], ['mini-cart', 'off'], ['mini-cart', 'loading']);
    const got = whenReady('mini-cart');
    emitEarly('cb:widget-failed', { name: 'mini-cart', element: document.body, reason: 'Error' });
    const absent = whenReady('cart-page');
    emitEarly('cb:widget-mounted', { name: 'mini-cart', element: document.body });
    emitEarly('cb:widget-mounted', { name: 'cart-page', element: document.body });
    expect(await Promise.all([got, absent])).toEqual([document.body, document.body]);
  });
});

describe('a page’s queued commands', () => {
  it('run in their order; unknown names are ignored [embedding Queue]', async () => {
    const calls: unknown[] = [];
    const cart: CartAccess = {
      get: async () => ({ lines: [], count: 3 }),
      add: async (items) => ({ added: [...items], refused: [] }),
      setQuantity: async (id, quantity) => ({ ok: true, reason: `${id} ${quantity}` }),
    };
    const access = {
      cart,
      mount: (root?: Node) => void calls.push(['mount', root]),
      refreshCart: () => void calls.push('refresh'),
      ready: async () => document.body,
    };
    const callback = vi.fn();
    carryOut(
      [
        ['mount', document.body],
        'mount',
        null,
        ['constructor'],
        ['refreshCart'],
        ['ready', 'a', callback],
        ['cart.get', callback],
        ['cart.add', [{ itemNumber: 'ITEM01', quantity: 2 }], callback],
        ['cart.setQuantity', 'ci1', 5, callback],
        ['cart.add', []],
      ],
      access,
    );
    expect(calls).toEqual([['mount', document.body], 'refresh']);
    await vi.waitFor(() => expect(callback).toHaveBeenCalledTimes(4));
    expect(callback.mock.calls.flat()).toEqual([
      document.body,
      { lines: [], count: 3 },
      { added: [{ itemNumber: 'ITEM01', quantity: 2 }], refused: [] },
      { ok: true, reason: 'ci1 5' },
    ]);
  });

  it('throw nothing into the page if the widget doesn’t load [embedding Queue, embedding Ready]', async () => {
    const callback = vi.fn();
    const rejected = Promise.reject(new Error('mini-cart is off'));
    const access = { mount: () => {}, refreshCart: () => {}, ready: () => rejected, cart: {} as CartAccess };
    // A rejection that nobody handles fails the run.
    carryOut([['ready', 'mini-cart', callback]], access);
    await new Promise((resolve) => setTimeout(resolve));
    expect(callback).not.toHaveBeenCalled();
  });
});

describe('debug mode', () => {
  it.each([
    ['true', true],
    [1, true],
    ['false', false],
    ['', false],
    [null, false],
  ])('with config.debug as %j is on: %s [embedding Debug]', async (flag, isOn) => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    printState({ config: { debug: flag, csrfToken: '' } });
    await prepare(() => {}, { mark: '', widgets: { 'cart-page': { load: 'eager', modules: ['core'] } } });
    expect(told.mock.calls.join().includes('no-csrf-token')).toBe(isOn);
    told.mockRestore();
  });
});
