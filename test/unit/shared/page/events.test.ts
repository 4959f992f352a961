import { describe, expect, it, vi } from 'vitest';
import { pushDataLayer } from '../../../../shared/page/data-layer.ts';
import { listen } from '../../../../shared/page/events.ts';
import { emit } from '../../../../shared/page/leaving/emit.ts';
import { navigate } from '../../../../shared/page/navigate.ts';

describe('the events', () => {
  it('are custom events on the document with their detail [embedding Events]', () => {
    const heard = vi.fn();
    const stop = listen('cb:cart-updated', heard);
    emit('cb:cart-updated', { count: 3, subTotal: 12.5 });
    stop();
    emit('cb:cart-updated', { count: 4, subTotal: 13 });
    expect(heard.mock.calls).toEqual([[{ count: 3, subTotal: 12.5 }]]);
  });
});

describe('leaving the page', () => {
  it('asks the page first, with the URL and the reason [embedding Navigate]', () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const asked = vi.fn();
    const stop = listen('cb:navigate', asked);
    expect(navigate('/checkout/shipping', 'checkout')).toBe(true);
    stop();
    const url = 'http://shop.test/checkout/shipping';
    expect(asked).toHaveBeenCalledWith({ url, reason: 'checkout' });
    expect(assign).toHaveBeenCalledExactlyOnceWith(url);
  });

  it('does not happen when the page prevents it [embedding Navigate]', () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    document.addEventListener('cb:navigate', (event) => event.preventDefault(), { once: true });
    expect(navigate('/checkout/shipping', 'checkout')).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });

  it.each(['javascript:alert(1)', 'https://elsewhere.example/', '//elsewhere.example'])(
    'never goes to %s, and says so [S5]',
    (url) => {
      const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
      const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
      expect(navigate(url, 'checkout')).toBe(false);
      expect(assign).not.toHaveBeenCalled();
      expect(errors).toHaveBeenCalledOnce();
    },
  );
});

describe('a move to an origin that the page does not list', () => {
  it('is a problem that names the origin and the key, and nothing else of the address [embedding Origins]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const problems: unknown[] = [];
    const stop = listen('cb:problem', (problem) => problems.push(problem));
    navigate('https://other.example/in?order=7', 'checkout');
    const told = expect.objectContaining({
      code: 'address-refused',
      hint: 'If https://other.example is right, add it to config.externalOrigins.',
    });
    // The problems of earlier tests may also arrive late.
    await vi.waitFor(() => expect(problems).toContainEqual(told));
    stop();
    expect(JSON.stringify(problems)).not.toContain('order=7');
  });
});

describe('the tag manager’s list', () => {
  it('is created if it’s missing, and takes one entry or several', () => {
    pushDataLayer({ event: 'cart' });
    pushDataLayer([{ event: 'a' }, 'text', null, { event: 'b' }]);
    pushDataLayer(undefined);
    expect((window as { dataLayer?: unknown }).dataLayer).toEqual([
      { event: 'cart' },
      { event: 'a' },
      { event: 'b' },
    ]);
  });
});
