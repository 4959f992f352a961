import { describe, expect, it } from 'vitest';
import { cartLine, cartReply } from '../../support/cart-reply.ts';
import { keepTestsApart } from '../../support/page.ts';
import { click, pass, type } from '../../support/render.ts';
import { openCart, UPDATE } from './cart-page-on-screen.ts';

keepTestsApart();

const many = (first: object = {}) =>
  cartReply(Array.from({ length: 200 }, (_, index) => cartLine(index + 1, index === 99 ? first : {})));

/** The rows that render again: a row reads its line's own price flag each time. */
async function countRenders(): Promise<{ rendered: () => string[]; forget: () => void }> {
  const { $cart } = await import('../../../../shared/stores/cart/cart.ts');
  let rendered: string[] = [];
  for (const line of $cart.get().cart?.lines ?? []) {
    const { hidesPrice } = line;
    Object.defineProperty(line, 'hidesPrice', {
      enumerable: true,
      get: () => {
        rendered.push(line.id);
        return hidesPrice;
      },
    });
  }
  return {
    rendered: () => [...new Set(rendered)],
    forget: () => {
      rendered = [];
    },
  };
}

describe('in a cart of 200 lines', () => {
  it('a keystroke renders one row [performance Rows]', async () => {
    const { field } = await openCart({
      cart: many(),
      replies: { [UPDATE]: { result: 'success', cartDetails: many({ quantity: '7', total: '$17.50' }) } },
    });
    const { rendered } = await countRenders();
    await type(field(100), '7');
    expect(rendered()).toEqual(['ci100']);
    await pass(1000);
    expect(field(100).value).toBe('7');
  });

  it('a step with a button renders one row [performance Rows]', async () => {
    const { button } = await openCart({
      cart: many(),
      replies: { [UPDATE]: { result: 'success', cartDetails: many({ quantity: '4' }) } },
    });
    const { rendered } = await countRenders();
    await click(button('Increase quantity of Beaker 100'));
    expect(rendered()).toEqual(['ci100']);
    await pass(1000);
  });

  it('a simple line has at most 16 elements [performance Line]', async () => {
    const { row } = await openCart({
      cart: cartReply([
        cartLine(1, { invMessageToShowInCart: 'In stock', defaultShipMethod: 'Ground', ImageURL: '/a.svg' }),
      ]),
    });
    expect(row(1).querySelectorAll('*').length + 1).toBeLessThanOrEqual(16);
  });
});
