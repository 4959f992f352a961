import { describe, expect, it } from 'vitest';
import { cartLine, cartReply } from '../../../support/cart-reply.ts';
import { keepTestsApart } from '../../../support/page.ts';
import { MEMBER, openCart } from '../cart-page-on-screen.ts';

keepTestsApart();
const COUNT = 'GET checkout/mini-cart-count';

describe('lines that couldn’t be read', () => {
  it('are mentioned, with whom to call [reliability Partial replies]', async () => {
    const { text, link, button } = await openCart({
      cart: cartReply([cartLine(1), { quantity: 1 }]),
      config: { phone: '1-800-555-0142' },
      replies: { [COUNT]: { miniCartCount: 4 } },
    });
    expect(text()).toContain('We couldn’t show one of your items.');
    expect(link('1-800-555-0142').getAttribute('href')).toBe('tel:+18005550142');
    expect(button('Remove the item that isn’t shown')).toBeUndefined();
    expect(button('Checkout').getAttribute('aria-disabled')).toBeNull();
    expect(button('Save Cart').title).toBe('We couldn’t show all of your items.');
  });

  it('can be removed after a question if the server has sent their ids [reliability Partial replies, accessibility Undo]', async () => {
    const drop = 'POST cart/remove-multiple-items';
    const { text, press, pressInside, dialog, heading, requests } = await openCart({
      cart: cartReply([cartLine(1), cartLine(2, { displayName: null })]),
      replies: {
        [COUNT]: { miniCartCount: 6 },
        [drop]: [
          { result: 'error', errorMessage: 'Not now.' },
          { result: 'success', cartDetails: cartReply([cartLine(1)]) },
        ],
      },
    });
    await press('Remove the item that isn’t shown');
    expect(dialog().textContent).toContain('Undo can’t bring it back.');
    await pressInside('Remove it');
    expect(text()).toContain('Not now.');
    await press('Remove the item that isn’t shown');
    await pressInside('Remove it');
    expect(requests.at(-1)?.body).toEqual({ actionType: 'removeMultipleItems', itemIds: 'ci2' });
    expect(text()).not.toContain('couldn’t show');
    expect(document.activeElement).toBe(heading());
  });

  it.each([
    ['the inspect view', '/checkout/inspect/cart', {}, 0],
    ['a punch-out session', '/checkout/cart', { 'Punchout Session': 'true' }, 1],
  ])(
    'can’t be removed in %s [1 §2 Inspect view, §6 Punch-out session]',
    async (_, path, userSegment, calls) => {
      history.replaceState(null, '', path);
      const { text, page, button } = await openCart({
        cart: cartReply([cartLine(1), cartLine(2, { displayName: null })]),
        profile: { ...MEMBER, userSegment },
        config: { phone: '1-800-555-0142' },
        replies: { [COUNT]: { miniCartCount: 6 } },
      });
      expect(text()).toContain('We couldn’t show one of your items.');
      expect(text()).toContain('1-800-555-0142');
      expect(page.querySelectorAll('.cb-cart__unreadable a')).toHaveLength(calls);
      expect(button('Remove the item that isn’t shown')).toBeUndefined();
    },
  );

  it('don’t make a cart look empty if no other row can be read, and the count is the server’s [reliability Partial replies, 1 §2 Empty cart]', async () => {
    const { text, button, heading } = await openCart({
      cart: cartReply([{ quantity: 1 }, { quantity: 2 }]),
      replies: { [COUNT]: { miniCartCount: 7 } },
    });
    expect(text()).not.toContain('Your cart is currently empty');
    expect(text()).toContain('We couldn’t show 2 of your items.');
    expect(text()).toContain('Subtotal$1,234.50');
    expect(heading().textContent).toContain('7 items');
    expect(button('remove all items')).toBeTruthy();
  });
});
