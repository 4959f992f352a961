/** How soon an item can be had, as the cart shows it. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { cartStands } from '../support/cart-screen.ts';
import { readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

/** The look of the first message that begins with a text: the shape before it, its weight and its colour. */
function looksOf(page: Page, beginning: string) {
  return page.$$eval(
    'cb-cart-page [data-said]',
    (messages, text) => {
      const message = messages.find(({ textContent }) => textContent?.startsWith(text));
      if (!message) throw new Error(`no message begins with ${text}`);
      const { content, borderTopWidth, borderTopLeftRadius, borderTopColor, clipPath } = getComputedStyle(
        message,
        '::before',
      );
      const { color, fontWeight } = getComputedStyle(message);
      const cut = clipPath === 'none' ? 'whole' : 'cut';
      const shape = [borderTopWidth, borderTopLeftRadius, cut, borderTopColor].join(' ');
      return [content === 'none' ? 'no shape' : shape, fontWeight, color];
    },
    beginning,
  );
}

describe('the stock of a line', () => {
  const shop = useShop(SHIPPED);

  it('stands out by shape, weight and colour, with its day in bold [visual Stock]', async () => {
    const { page } = await shop.visit('/checkout/cart');
    await cartStands(page);
    const [green, brown, blue, grey] = ['20, 83, 45', '107, 78, 0', '11, 61, 98', '86, 101, 115'].map(
      (channels) => `rgb(${channels})`,
    );
    // A dot, a triangle, a ring, a square; unknown messages are plain.
    expect(await looksOf(page, 'In Stock')).toEqual([`5px 50% whole ${green}`, '400', green]);
    expect(await looksOf(page, 'Only 4 left')).toEqual([`5px 0px cut ${brown}`, '600', brown]);
    expect(await looksOf(page, 'Back Ordered')).toEqual([`2px 50% whole ${brown}`, '600', brown]);
    expect(await looksOf(page, 'Made to Order')).toEqual([`2px 0px whole ${blue}`, '600', blue]);
    expect(await looksOf(page, 'Expected to ship')).toEqual(['no shape', '400', grey]);
    const day = await readFrom(page, 'cb-cart-page [data-said] > strong', (strong) => [
      strong.textContent,
      getComputedStyle(strong).fontWeight,
    ]);
    expect(day).toEqual(['January 8', '600']);
  });
});
