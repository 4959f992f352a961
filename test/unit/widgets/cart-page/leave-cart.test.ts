import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cartLine, cartReply } from '../../support/cart-reply.ts';
import { keepTestsApart } from '../../support/page.ts';
import { click, leave, press, settle, type } from '../../support/render.ts';
import { GO, MEMBER, openCart, QUARANTINE, READ, UPDATE } from './cart-page-on-screen.ts';

keepTestsApart();

const cart = () => cartReply([cartLine(1), cartLine(2)]);
const clear = { result: 'success', quarantine: 'false' };
let moves: { url: string; reason: string }[];

beforeEach(() => {
  moves = [];
  document.addEventListener('cb:navigate', (event) => {
    event.preventDefault();
    moves.push((event as CustomEvent).detail);
  });
});

describe('leaving the cart', () => {
  it.each([
    ['Checkout', '/checkout/login', { transient: true }],
    ['Checkout', '/checkout/shipping', {}],
    ['Submit Quote Request', '/checkout/int/save', { userType: 3 }],
  ])(
    '%s checks, tells the server and goes to %s [1 §2 Checkout targets, §4 Checkout]',
    async (name, target, kind) => {
      const { button, requests } = await openCart({
        cart: cart(),
        profile: { ...MEMBER, ...kind },
        replies: { [QUARANTINE]: clear, [GO]: { result: 'success' } },
      });
      await click(button(name));
      await settle();
      expect(requests.map(({ body }) => body)).toEqual([
        { urlParam: { target, checkoutType: 'mainCart' } },
        { redirectCheckout: target },
      ]);
      expect(moves).toEqual([{ url: `http://shop.test${target}`, reason: 'checkout' }]);
    },
  );

  it('sends a quantity that is still being typed before it asks [reliability Line write]', async () => {
    const { button, field, requests } = await openCart({
      cart: cart(),
      replies: {
        [UPDATE]: { result: 'success', cartDetails: cartReply([cartLine(1, { quantity: 9 }), cartLine(2)]) },
        [QUARANTINE]: clear,
        [GO]: { result: 'success' },
      },
    });
    await type(field(1), '9');
    await click(button('Checkout'));
    await settle();
    expect(requests.map(({ name }) => name)).toEqual([UPDATE, QUARANTINE, GO]);
  });

  it('stays while a quantity is not saved, and says so [reliability Line write]', async () => {
    const { button, field, text } = await openCart({
      cart: cart(),
      replies: { [UPDATE]: new Response('', { status: 403 }) },
    });
    await type(field(1), '9');
    await click(button('Checkout'));
    await settle();
    expect(text()).toContain('Some quantities aren’t saved yet.');
    expect(moves).toEqual([]);
  });

  it('first asks whether 0 means to remove, with the focus there, and sends nothing [1 §4 Quantity 0, §4 Checkout]', async () => {
    const { button, field, page, requests } = await openCart({
      cart: cart(),
      replies: { [QUARANTINE]: clear, [GO]: { result: 'success' } },
    });
    await type(field(2), '0');
    await leave(field(2));
    await click(button('Checkout'));
    await settle();
    expect(page.querySelector('[role="alert"]')?.textContent).toContain(
      'First, enter a quantity for the marked item',
    );
    expect(document.activeElement).toBe(button('Keep 3: Beaker 2'));
    expect(requests).toEqual([]);
    await click(button('Keep 3: Beaker 2'));
    await click(button('Checkout'));
    await settle();
    expect(requests.map(({ name }) => name)).toEqual([QUARANTINE, GO]);
    expect(page.querySelector('[role="alert"]')).toBeNull();
  });

  it.each([
    ['Checkout', {}, 'standard' as const],
    ['SEND CART TO Ariba', { userTypeCheck: { punchoutClient: 'Ariba' } }, 'standard' as const],
    ['EXIT CART', {}, 'inspect' as const],
  ])(
    '%s first asks for a quantity in place of bad input, with the focus there [1 §4 Invalid quantity]',
    async (name, kind, view) => {
      const { button, field, requests } = await openCart({
        cart: cart(),
        profile: { ...MEMBER, externalRedirectionURL: '/procurement', ...kind },
        view,
      });
      await type(field(2), 'x');
      await click(button(name));
      await settle();
      expect(document.activeElement).toBe(field(2));
      expect([requests, moves]).toEqual([[], []]);
      await press('Escape');
    },
  );

  it('mentions lines that couldn’t be shown, and then continues with them on request [reliability Partial replies]', async () => {
    const { button, page, link, requests } = await openCart({
      cart: cartReply([cartLine(1), { quantity: 1 }]),
      config: { phone: '1-800-555-0142' },
      replies: {
        'GET checkout/mini-cart-count': { miniCartCount: 4 },
        [QUARANTINE]: clear,
        [GO]: { result: 'success' },
      },
    });
    await click(button('Checkout'));
    await settle();
    expect(page.querySelector('[role="alert"]')?.textContent).toContain('They’re still in your cart');
    expect(link('1-800-555-0142')).toBeTruthy();
    expect(moves).toEqual([]);
    await click(button('Continue with all items'));
    await settle();
    expect(requests.map(({ name }) => name).slice(1)).toEqual([QUARANTINE, GO]);
    expect(moves).toHaveLength(1);
  });

  it('reads the cart again if the check has emptied it [1 §4 Checkout]', async () => {
    const { button, text } = await openCart({
      cart: cart(),
      replies: {
        [QUARANTINE]: { result: 'success', quarantine: 'false', isCartEmptyCart: 'true' },
        [READ]: cartReply([]),
      },
    });
    await click(button('Checkout'));
    await settle();
    expect(text()).toContain('your cart is now empty');
    expect(text()).toContain('Your cart is currently empty');
    expect(moves).toEqual([]);
  });

  it("shows the server's error until it is dismissed [1 §8 Checkout]", async () => {
    const { button, page } = await openCart({
      cart: cart(),
      replies: { [QUARANTINE]: clear, [GO]: { result: 'error', errorMessage: 'Over your order limit.' } },
    });
    await click(button('Checkout'));
    await settle();
    expect(page.querySelector('[role="alert"]')?.textContent).toContain('Over your order limit.');
    expect(button('Checkout').getAttribute('aria-disabled')).toBeNull();
    await click(button('Dismiss'));
    expect(page.querySelector('[role="alert"]')).toBeNull();
  });

  it.each([
    [
      'a code alone',
      { result: 'error', errorCode: 'cannotComplete' },
      'We couldn’t continue to the next step.',
    ],
    ['form exceptions of codes', { formExceptions: [{ errorCode: 'locked' }] }, 'We couldn’t continue'],
    ['a blank first', { result: 'error', errorMessage: [{ message: '' }, { message: 'No.' }] }, 'No.'],
  ])('never shows an empty box: %s [1 §8 Checkout, wire Errors]', async (_, refusal, told) => {
    const { button, page } = await openCart({
      cart: cart(),
      replies: { [QUARANTINE]: clear, [GO]: refusal },
    });
    await click(button('Checkout'));
    await settle();
    expect(page.querySelectorAll('[role="alert"] .cb-html')).toHaveLength(told === 'No.' ? 1 : 0);
    expect(page.querySelector('[role="alert"]')?.textContent).toContain(told);
  });

  it('keeps the server’s message about the check itself [1 §8 Checkout]', async () => {
    const { button, page } = await openCart({
      cart: cart(),
      replies: { [QUARANTINE]: { result: 'error', errorMessage: 'Ask us first.' } },
    });
    await click(button('Checkout'));
    await settle();
    await settle();
    expect(page.querySelector('[role="alert"]')?.textContent).toContain('Ask us first.');
  });

  it.each([
    ['Checkout', {}, QUARANTINE],
    ['SEND CART TO Ariba', { userTypeCheck: { punchoutClient: 'Ariba' } }, 'POST cart/punchout-cart-details'],
  ])(
    '%s says one thing about an ended session, with the focus there [reliability Session end]',
    async (name, kind, call) => {
      const { button, page, text } = await openCart({
        cart: cart(),
        profile: { ...MEMBER, ...kind },
        replies: { [call]: new Response('', { status: 401 }) },
      });
      await click(button(name));
      await settle();
      const alerts = [...page.querySelectorAll('[role="alert"]')];
      expect(alerts.map(({ textContent }) => textContent)).toEqual([
        'Your session has ended. Sign in again to continue. We’ve kept what you see here.Sign in',
      ]);
      expect(document.activeElement?.contains(alerts[0] as Element)).toBe(true);
      await click(button('Dismiss'));
      expect(text().match(/Your session has ended/g)).toHaveLength(1);
    },
  );

  it('says the same one thing about a quantity that couldn’t be saved after the session had ended [reliability Session end]', async () => {
    const { button, field, page } = await openCart({
      cart: cart(),
      replies: { [UPDATE]: new Response('', { status: 401 }) },
    });
    await type(field(1), '9');
    await click(button('Checkout'));
    await settle();
    const alerts = [...page.querySelectorAll('[role="alert"]')];
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Your session has ended.'),
    ]);
  });

  it('asks once for a double press [reliability Double press]', async () => {
    const { button, requests } = await openCart({
      cart: cart(),
      replies: { [QUARANTINE]: clear, [GO]: { result: 'success' } },
    });
    await act(async () => {
      button('Checkout').click();
      button('Checkout').click();
    });
    await settle();
    expect(requests.map(({ name }) => name)).toEqual([QUARANTINE, GO]);
  });

  it("goes back where the session came from with 'EXIT CART' [1 §2 Action, §6 Punch-out session]", async () => {
    const { button, requests } = await openCart({
      cart: cart(),
      profile: { ...MEMBER, externalRedirectionURL: '/procurement' },
      view: 'inspect',
    });
    await click(button('EXIT CART'));
    await settle();
    expect(moves).toEqual([{ url: 'http://shop.test/procurement', reason: 'exit' }]);
    expect(requests).toEqual([]);
  });

  it("works with 'EXIT CART' even if a line couldn’t be saved [wire Punch-out]", async () => {
    const { button, field, requests } = await openCart({
      cart: cart(),
      profile: { ...MEMBER, externalRedirectionURL: '/procurement' },
      view: 'inspect',
      replies: { [UPDATE]: new Response('', { status: 403 }) },
    });
    await type(field(1), '7');
    await click(button('EXIT CART'));
    await settle();
    expect(requests.map(({ name }) => name)).toContain(UPDATE);
    expect(moves).toEqual([{ url: 'http://shop.test/procurement', reason: 'exit' }]);
  });

  it.each([
    [
      'https://elsewhere.example/back',
      'because our shop isn’t set up for the address of your procurement system yet',
    ],
    [undefined, 'We don’t know the way back to your procurement system.'],
  ])(
    "says what it means for the shopper if 'EXIT CART' leads nowhere: %s [1 §8 Other failures]",
    async (url, told) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const { button, page } = await openCart({
        cart: cart(),
        profile: { ...MEMBER, externalRedirectionURL: url },
        view: 'inspect',
      });
      await click(button('EXIT CART'));
      await settle();
      expect(page.querySelector('[role="alert"]')?.textContent).toContain(told);
      expect(moves).toEqual([]);
    },
  );
});
