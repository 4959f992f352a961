import { beforeEach, describe, expect, it } from 'vitest';
import { cartLine, cartReply } from '../../../support/cart-reply.ts';
import { keepTestsApart } from '../../../support/page.ts';
import { click, press, settle, type } from '../../../support/render.ts';
import { openCart, READ, UPDATE } from '../cart-page-on-screen.ts';

keepTestsApart({ quiet: true });
beforeEach(() => history.replaceState(null, '', '/checkout/inspect/cart'));

const cart = () => cartReply([cartLine(1)]);
const phone = '800.334.5551';

describe('the inspect view’s message', () => {
  it('about a cart that can’t be read has the phone number without a link, and no link to another cart [1 §2 Inspect view, §8 Cart]', async () => {
    const { page, text, button, row } = await openCart({
      config: { phone },
      replies: { [READ]: [new Response('', { status: 404 }), cart()] },
    });
    expect(text()).toContain('The operation could not be completed.');
    expect(text()).toContain(`Customer service: ${phone}`);
    expect(page.querySelectorAll('a')).toHaveLength(0);
    await click(button('Try again'));
    await settle();
    expect(row(1)).toBeTruthy();
  });

  it('about an ended session links back to the procurement system, not to sign-in [1 §2 Inspect view, reliability Session end]', async () => {
    const { page, text, field } = await openCart({
      cart: cart(),
      replies: { [UPDATE]: new Response('', { status: 401 }) },
    });
    await type(field(1), '5');
    await press('Enter');
    await settle();
    expect(text()).toContain(
      'Your session has ended. Open the cart from your procurement system again to continue.',
    );
    expect(text()).not.toContain('Sign in');
    expect(page.querySelectorAll('a')).toHaveLength(0);
  });
});
