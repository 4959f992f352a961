import { describe, expect, it, vi } from 'vitest';
import { carryOut, debug, whenReady } from '../../../../shared/embed/loader-lazy.ts';
import { emit } from '../../../../shared/page/events.ts';
import { printState } from '../../support/state-block.ts';

describe('a page that waits for a widget', () => {
  it('gets its element once it shows something, and no other [embedding Ready]', async () => {
    const got = whenReady('mini-cart');
    const element = document.createElement('cb-mini-cart');
    emit('cb:widget-mounted', { name: 'cart-page', element: document.body });
    emit('cb:widget-mounted', { name: 'mini-cart', element });
    expect(await got).toBe(element);
  });

  it('gets one that stands there already [embedding Ready]', async () => {
    const point = document.createElement('div');
    point.innerHTML = '<cb-mini-cart></cb-mini-cart>';
    const status = [{ name: 'mini-cart', element: point, state: 'mounted' as const, ms: 1 }];
    vi.stubGlobal('cbWidgets', { status: () => status });
    expect(await whenReady('mini-cart')).toBe(point.firstChild);
  });
});

describe('what a page has written down', () => {
  it('is carried out in its order; what names no call is passed over [embedding Queue]', async () => {
    const calls: unknown[] = [];
    const access = {
      mount: (root?: Node) => void calls.push(['mount', root]),
      refreshCart: () => void calls.push('refresh'),
      ready: async () => document.body,
    };
    const callback = vi.fn();
    carryOut(
      [['mount', document.body], 'mount', null, ['constructor'], ['refreshCart'], ['ready', 'a', callback]],
      access,
    );
    expect(calls).toEqual([['mount', document.body], 'refresh']);
    await vi.waitFor(() => expect(callback).toHaveBeenCalledWith(document.body));
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
    await debug({ mark: '', plans: 'cart-page eager 0' });
    expect(told.mock.calls.join().includes('no-csrf-token')).toBe(isOn);
    told.mockRestore();
  });
});
