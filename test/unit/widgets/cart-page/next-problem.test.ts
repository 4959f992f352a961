import { describe, expect, it } from 'vitest';
import { cartLine, cartReply } from '../../support/cart-reply.ts';
import { keepTestsApart } from '../../support/page.ts';
import { pass, settle, type } from '../../support/render.ts';
import { openCart, UPDATE } from './cart-page-on-screen.ts';

keepTestsApart({ quiet: true });

const REFUSED = { result: 'error', errorMessage: 'Only 2 left.' };
const cart = cartReply([
  cartLine(1),
  cartLine(2, { discontinuedItem: 1 }),
  cartLine(3),
  cartLine(4, { discontinuedItem: 1 }),
]);

describe('the next problem', () => {
  it('is the target of each press, with the focus on what fixes it, and the first follows the last [1 §2 Next problem]', async () => {
    const { button, buttons, press, row } = await openCart({ cart });
    await press('Next problem (1 of 2)');
    await pass(0);
    expect(document.activeElement).toBe(button('Remove Beaker 2'));
    // The line has the same button, for shoppers who don't want to go back.
    expect(buttons('Next problem (2 of 2)')).toHaveLength(2);
    await press('Next problem (2 of 2)', row(2));
    await pass(0);
    expect(document.activeElement).toBe(button('Remove Beaker 4'));
    await press('Next problem (1 of 2)', row(4));
    await pass(0);
    expect(document.activeElement).toBe(button('Remove Beaker 2'));
  });

  it('may be a refused change; one that is fixed no longer counts [1 §2 Next problem]', async () => {
    const { field, button, press } = await openCart({
      cart: cartReply([cartLine(1), cartLine(2), cartLine(3, { discontinuedItem: 1 })]),
      replies: {
        [UPDATE]: [
          REFUSED,
          { result: 'success', cartDetails: cartReply([cartLine(1, { quantity: 2 }), cartLine(2)]) },
        ],
      },
    });
    expect(button('Next problem (1 of 1)')).toBeTruthy();
    await type(field(1), '9');
    await pass(1000);
    expect(button('Next problem (1 of 2)')).toBeTruthy();
    await press('Next problem (1 of 2)');
    await pass(0);
    expect(document.activeElement).toBe(button('Remove Beaker 1'));
    await type(field(1), '2');
    await pass(1000);
    await settle();
    expect(button('Next problem (1 of 1)')).toBeUndefined();
  });

  it('may be rows that couldn’t be read, which come first [1 §2 Next problem]', async () => {
    const { press } = await openCart({
      cart: cartReply([cartLine(1), { commerceId: 'ci7' }]),
      replies: { 'GET checkout/mini-cart-count': { miniCartCount: 3 } },
    });
    await press('Next problem (1 of 1)');
    await pass(0);
    expect(document.activeElement?.textContent).toContain('Remove the item that isn’t shown');
  });

  it('has no button if there is no problem', async () => {
    const { text } = await openCart({ cart: cartReply([cartLine(1)]) });
    expect(text()).not.toContain('Next problem');
  });
});
