/** A cart that is empty, and one that can't be read: the text, and the next steps. */
import { describe, expect, it } from 'vitest';
import { cartStands, click, press, sees } from '../support/cart-screen.ts';
import { eventually, PHONE, SHIPPED, useShop } from '../support/shop-visit.ts';

describe.each([SHIPPED])('a cart without lines, %s', (runtime) => {
  const shop = useShop(runtime);

  it('says beside the button why it can’t check out, and links to the shop [1 §2 Action disabled, §2 Continue Shopping]', async () => {
    const { page } = await shop.visit('/checkout/cart?cart=empty', { viewport: PHONE });
    await sees(page, 'Your cart is currently empty');
    await sees(page, 'Your cart is empty.');
    await click(page, '.cb-empty a[href="/"]');
    await eventually(() => page.url()).toBe(`${shop.address}/`);
  });

  it('that can’t be read is replaced by a new one, as its text says [1 §8 Cart]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart?cart=broken&as=individual', {
      expects: [/cart-details/],
    });
    await sees(page, 'The operation could not be completed.');
    const call = await page.waitForSelector('cb-cart-page a[href^="tel:"]');
    expect(await call?.evaluate((link) => link.textContent)).toMatch(/^1-800/);
    await press(page, 'Create a new cart', 'link');
    await eventually(() => page.url()).toBe(`${shop.address}/checkout/cart?create=true`);
    await cartStands(page);
    await sees(page, 'Your cart is currently empty');
    expect(calls('cart-details/true')).toHaveLength(1);
  });
});
