import { beforeEach, describe, expect, it } from 'vitest';
import type { PageEvents } from '../../../../shared/page/events.ts';
import { cartLine, cartReply } from '../../support/cart-reply.ts';
import { keepTestsApart } from '../../support/page.ts';
import { settle, type } from '../../support/render.ts';
import { openCart, READ, REMOVE, UPDATE } from './cart-page-on-screen.ts';

keepTestsApart();

const ADD = 'POST cart/quick-add-to-cart';
const refusal = (message: string) => ({ result: 'error', errorMessage: [{ message }] });
const cartOf = (...numbers: number[]) => cartReply(numbers.map((number) => cartLine(number)));

let errors: PageEvents['cb:cart-error'][];

beforeEach(() => {
  errors = [];
  document.addEventListener('cb:cart-error', (event) => errors.push((event as CustomEvent).detail));
});

describe('a script of the page receives, with the text that the shopper sees,', () => {
  it('a refused quantity [embedding Cart events]', async () => {
    const { page, field } = await openCart({
      cart: cartOf(1),
      replies: { [UPDATE]: refusal('Only 10 left.'), [READ]: cartOf(1) },
    });
    await type(field(1), '20');
    field(1).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await settle();
    expect(page.querySelector('.cb-line__problem')?.textContent).toBe('Only 10 left.');
    expect(errors).toEqual([{ action: 'quantity', kind: 'business', message: 'Only 10 left.' }]);
  });

  it('a failed removal of a line [embedding Cart events]', async () => {
    const { page, press } = await openCart({
      cart: cartOf(1),
      replies: { [REMOVE]: refusal('It’s part of a kit.'), [READ]: cartOf(1) },
    });
    await press('Remove Beaker 1');
    await settle();
    expect(errors).toEqual([
      {
        action: 'remove',
        kind: 'business',
        message: page.querySelector('.cb-line__problem')?.textContent,
      },
    ]);
  });

  it('a failed clearing of the cart [embedding Cart events]', async () => {
    const { press, pressInside, text } = await openCart({
      cart: cartOf(1, 2),
      replies: { [REMOVE]: refusal('No'), [READ]: cartOf(1, 2) },
    });
    await press('remove all items');
    await pressInside('Remove all');
    await settle();
    expect(errors).toMatchObject([{ action: 'clear', kind: 'business' }]);
    expect(text()).toContain(errors[0]?.message);
  });

  it('a refused Undo [embedding Cart events]', async () => {
    const { press } = await openCart({
      cart: cartOf(1, 2),
      replies: {
        [REMOVE]: { result: 'success', cartDetails: cartOf(2) },
        [ADD]: refusal('Sold out.'),
        [READ]: cartOf(2),
      },
    });
    await press('Remove Beaker 1');
    await settle();
    await press('Undo removing Beaker 1');
    await settle();
    expect(errors).toEqual([{ action: 'add', kind: 'business', message: 'Sold out.' }]);
  });

  it('a cart that couldn’t be read, once however often it’s shown [embedding Cart events]', async () => {
    const { text } = await openCart({ replies: { [READ]: refusal('No') } });
    await settle();
    expect(errors).toMatchObject([{ action: 'read', kind: 'business' }]);
    expect(text()).toContain(errors[0]?.message);
  });
});
