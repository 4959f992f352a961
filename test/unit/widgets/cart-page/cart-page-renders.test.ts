/** One quantity change in a long cart renders only the components that show it, and none around them. */

import { describe, expect, it } from 'vitest';
import { cartLine, cartReply } from '../../support/cart-reply.ts';
import { rendersOf } from '../../support/count-renders.ts';
import { keepTestsApart } from '../../support/page.ts';
import { pass, type } from '../../support/render.ts';
import { openCart, UPDATE } from './cart-page-on-screen.ts';

keepTestsApart();

const many = (quantity: string) =>
  cartReply(Array.from({ length: 200 }, (_, index) => cartLine(index + 1, index === 99 ? { quantity } : {})));

describe('a quantity change in a cart of 200 lines', () => {
  it('renders at most 40 components, and neither the page nor its links and forms [performance Rows]', async () => {
    const { field } = await openCart({
      cart: many('2'),
      replies: { [UPDATE]: { result: 'success', cartDetails: many('7') } },
    });
    await pass(500);
    const rendered = await rendersOf(async () => {
      await type(field(100), '7');
      await pass(1500);
    });
    expect(field(100).value).toBe('7');
    expect(rendered).toContain('CartLineRow');
    for (const name of [
      'CartPage',
      'CartLinks',
      'CartContents',
      'PromotionForm',
      'EstimateForm',
      'AsidePanels',
    ]) {
      expect(rendered).not.toContain(name);
    }
    expect(rendered.length).toBeLessThanOrEqual(40);
  });
});
