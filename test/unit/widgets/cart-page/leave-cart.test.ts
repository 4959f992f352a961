import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cartLine, cartReply } from '../../support/cart-reply.ts';
import { keepTestsApart } from '../../support/page-per-test.ts';
import { click, settle, type } from '../../support/render.ts';
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

describe('leading on from the cart', () => {
  it.each([
    ['Checkout', '/checkout/login', { transient: true }],
    ['Checkout', '/checkout/shipping', {}],
    ['Submit Quote Request', '/checkout/int/save', { userType: 3 }],
  ])('%s checks, tells the server and goes to %s [1 §2, §4]', async (name, target, kind) => {
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
  });

  it('sends a quantity that is still being typed before it asks [reliability 2.2]', async () => {
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

  it('stays while a quantity is not saved, and says so [reliability 2.2]', async () => {
    const { button, field, text } = await openCart({
      cart: cart(),
      replies: { [UPDATE]: new Response('', { status: 403 }) },
    });
    await type(field(1), '9');
    await click(button('Checkout'));
    await settle();
    expect(text()).toContain('Some quantities are not saved yet.');
    expect(moves).toEqual([]);
  });

  it('reads the cart again when the check has emptied it [1 §4]', async () => {
    const { button, text } = await openCart({
      cart: cart(),
      replies: {
        [QUARANTINE]: { result: 'success', quarantine: 'false', isCartEmptyCart: 'true' },
        [READ]: cartReply([]),
      },
    });
    await click(button('Checkout'));
    await settle();
    expect(text()).toContain('your cart is empty now');
    expect(text()).toContain('Your cart is currently empty');
    expect(moves).toEqual([]);
  });

  it("shows the server's error until it is dismissed [1 §8]", async () => {
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

  it('asks once for a double press [reliability rules]', async () => {
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

  it("leads by 'EXIT CART' to where the session came from [1 §2, §6]", async () => {
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
});
