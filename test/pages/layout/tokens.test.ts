/** The tokens that a site sets on :root. */
import { describe, expect, it } from 'vitest';
import { cartStands, press } from '../support/cart-screen.ts';
import { eventually, SHIPPED, useShop } from '../support/shop-visit.ts';

describe('a site’s values on :root', () => {
  const shop = useShop(SHIPPED);

  it('set colours, text, corners and the shadow [visual Tokens]', async () => {
    const { page } = await shop.visit('/checkout/cart?cart=plain');
    await cartStands(page);
    await press(page, 'What’s in your cart');
    await page.waitForSelector('.cb-mini-cart__panel');
    const looks = () =>
      page.evaluate(() => {
        const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
        return [
          styleOf('cb-cart-page .cb-cart__leave').backgroundColor,
          styleOf('cb-cart-page .cb-cart__leave').borderTopLeftRadius,
          styleOf('cb-cart-page h1').fontSize,
          styleOf('cb-cart-page h1').color,
          styleOf('cb-cart-page .cb-line__total').fontWeight,
          styleOf('.cb-mini-cart__panel').boxShadow,
        ];
      });
    const before = await looks();
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        ':root { --cb-action: rgb(1, 2, 3); --cb-radius: 11px; --cb-size-title: 31px; --cb-ink: rgb(4, 5, 6); --cb-weight-strong: 800; --cb-shadow: rgb(7, 8, 9) 1px 2px 3px 4px; }',
      );
      document.adoptedStyleSheets = [sheet];
    });
    const own = ['rgb(1, 2, 3)', '11px', '31px', 'rgb(4, 5, 6)', '800', 'rgb(7, 8, 9) 1px 2px 3px 4px'];
    await eventually(looks).toEqual(own);
    expect(before.some((value, index) => value === own[index])).toBe(false);
  });
});
