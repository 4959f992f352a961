import { beforeEach, describe, expect, it, vi } from 'vitest';
import { configuration } from '../../../../shared/page/configuration.ts';
import { defineMessages, fill } from '../../../../shared/page/messages.ts';
import { forgetState } from '../../support/state-block.ts';

let errors: ReturnType<typeof vi.spyOn>;

function configure(config: unknown): void {
  forgetState();
  document.head.innerHTML = '<script type="application/json" id="cb-state"></script>';
  const block = document.getElementById('cb-state') as HTMLElement;
  block.textContent = JSON.stringify({ config });
}

beforeEach(() => {
  forgetState();
  document.head.innerHTML = '';
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the page configuration', () => {
  it('has the embedding contract’s defaults if the page sets nothing [embedding Configuration]', () => {
    expect(configuration()).toEqual({
      apiBase: '/api/rest/cb',
      loginAction: '/account/login',
      punchOutOrigins: [],
      ssoOrigins: [],
      externalOrigins: [],
      mediaOrigins: [],
      messages: {},
    });
    expect(errors).not.toHaveBeenCalled();
  });

  it('takes the page’s values [embedding Configuration]', () => {
    configure({
      apiBase: '/shop/api/',
      csrfToken: 'abc',
      phone: '800-555-0100',
      punchoutOrigins: ['https://buyer.example'],
    });
    expect(configuration()).toMatchObject({
      apiBase: '/shop/api',
      csrfToken: 'abc',
      phone: '800-555-0100',
      punchOutOrigins: ['https://buyer.example'],
    });
  });

  it('reports each wrong value once with its path and keeps all others [embedding Configuration]', async () => {
    configure({
      phone: 8005550100,
      storeName: 'Science Shop',
      externalOrigins: ['https://a.example', 'not an origin', 'https://b.example/path', 'https://c.example'],
      messages: { 'cart-page': { title: 'Basket', empty: 7 } },
    });
    expect(configuration()).toMatchObject({
      phone: undefined,
      storeName: 'Science Shop',
      externalOrigins: ['https://a.example', 'https://c.example'],
      messages: { 'cart-page': { title: 'Basket' } },
    });
    configuration();
    await vi.dynamicImportSettled();
    const reports = errors.mock.calls.map(([message]: unknown[]) => String(message));
    expect(reports).toEqual([
      expect.stringContaining('config.phone: expected string, found 8005550100'),
      expect.stringContaining('config.externalOrigins.1: expected an origin'),
      expect.stringContaining('config.externalOrigins.2: expected an origin'),
      expect.stringContaining('config.messages.cart-page.empty: expected string, found 7'),
    ]);
  });

  it('takes names of cookies, and leaves out invalid ones [2 §4 Affiliate cookies]', async () => {
    configure({ affiliateCookies: ['cj_event', 7] });
    expect(configuration().affiliateCookies).toEqual(['cj_event']);
    await vi.dynamicImportSettled();
    expect(errors).toHaveBeenCalledOnce();
  });

  it.each(['https://elsewhere.example/api', '//elsewhere.example', '/\\elsewhere.example', 5])(
    'never lets calls go to %s [embedding Configuration, S8]',
    async (apiBase) => {
      configure({ apiBase });
      expect(configuration().apiBase).toBe('/api/rest/cb');
      await vi.dynamicImportSettled();
      expect(errors).toHaveBeenCalledOnce();
    },
  );

  it('treats null as absent without a report', async () => {
    configure({ phone: null, ssoOrigins: null });
    expect(configuration()).toMatchObject({ phone: undefined, ssoOrigins: [] });
    await vi.dynamicImportSettled();
    expect(errors).not.toHaveBeenCalled();
  });

  it('falls back to the defaults if it isn’t an object', async () => {
    configure('apiBase=/x');
    expect(configuration().apiBase).toBe('/api/rest/cb');
    await vi.dynamicImportSettled();
    expect(errors).toHaveBeenCalledOnce();
  });
});

describe('a message', () => {
  const messages = defineMessages('cart-page', {
    title: 'Your Shopping Cart',
    empty: 'Your cart is currently empty',
  });

  it('is the product’s own unless the page replaces it [embedding Messages]', () => {
    expect(messages.title).toBe('Your Shopping Cart');
    configure({ messages: { 'cart-page': { title: 'Basket' }, 'mini-cart': { empty: 'Nothing' } } });
    expect(messages.title).toBe('Basket');
    expect(messages.empty).toBe('Your cart is currently empty');
  });

  it('puts values into its placeholders', () => {
    expect(fill('{count} of {most} {thing}', { count: 0, most: 999 })).toBe('0 of 999 {thing}');
  });

  it('uses the words for one, or for several [embedding Messages]', () => {
    const text = '{count} {count:item needs|items need} a quantity.';
    const texts = [0, 1, 2, 1000].map((count) => fill(text, { count }));
    expect(texts).toEqual([
      '0 items need a quantity.',
      '1 item needs a quantity.',
      '2 items need a quantity.',
      '1,000 items need a quantity.',
    ]);
  });

  it('has the number where the words for one or for several have a # [embedding Messages]', () => {
    const text = '{count:One item of # isn’t|# items aren’t} shown in list #4.';
    const texts = [1, 2, 1000].map((count) => fill(text, { count }));
    expect(texts).toEqual([
      'One item of 1 isn’t shown in list #4.',
      '2 items aren’t shown in list #4.',
      '1,000 items aren’t shown in list #4.',
    ]);
  });
});
