/** Carts with rows that can't be read. */
import { describe, expect, it } from 'vitest';
import { cartStands, press, readLines, readMiniCartCount, sees } from '../support/cart-screen.ts';
import { eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

/** What the widgets report to engineers about these replies. */
const expects = [/breaks the contract/];

describe.each([SHIPPED])('a line that can’t be read, %s', (runtime) => {
  const shop = useShop(runtime);

  it('can be removed, and checkout continues [reliability Partial replies]', async () => {
    const { page, setFault, calls } = await shop.visit(
      '/checkout/cart?cart=plain&state=profile&fault=nameless-row:1',
      {
        expects,
      },
    );
    await cartStands(page);
    await eventually(() => readLines(page)).toHaveLength(2);
    await sees(page, 'We couldn’t show one of your items.');
    expect(await readFrom(page, 'cb-cart-page .cb-notice a', (link) => link.getAttribute('href'))).toBe(
      'tel:+18005550142',
    );
    await setFault('off');
    await press(page, 'Remove the item that isn’t shown');
    await press(page, 'Remove it');
    await eventually(() => page.$('cb-cart-page .cb-notice a')).toBeNull();
    expect(calls('remove-multiple-items')).toHaveLength(1);
    await eventually(() => readLines(page)).toHaveLength(2);
    await press(page, 'Checkout');
    await eventually(() => page.url()).toBe(`${shop.address}/checkout/login`);
  });

  it('doesn’t stop the checkout: the page tells the shopper, and continues [reliability Partial replies]', async () => {
    const { page } = await shop.visit('/checkout/cart?cart=plain&state=profile&fault=bad-row:1', { expects });
    await cartStands(page);
    await press(page, 'Checkout');
    await sees(page, 'They’re still in your cart');
    expect(page.url()).toBe(`${shop.address}/checkout/cart`);
    await press(page, 'Continue with all items');
    await eventually(() => page.url()).toBe(`${shop.address}/checkout/login`);
  });

  it('doesn’t make a cart with only unreadable rows look empty, and keeps its count [1 §2 Empty cart, reliability Partial replies]', async () => {
    const { page } = await shop.visit(
      '/checkout/cart?cart=plain&state=profile&fault=null:displayName,on:cart-details',
      { expects },
    );
    await cartStands(page);
    await sees(page, 'We couldn’t show 3 of your items.');
    expect(await page.$$eval('.cb-empty', (empty) => empty.length)).toBe(0);
    const shown = () => readFrom(page, '.cb-cart__count', (count) => count.textContent?.trim());
    await eventually(shown).toMatch(/^[1-9]\d* items$/);
    await eventually(() => readMiniCartCount(page)).toBe((await shown())?.replace(' items', ''));
  });

  it.each(['bad-row:1', 'status:404,on:cart-details'])(
    'and the whole cart leave a punch-out session its way out: %s [1 §2 Action disabled, §6 Punch-out session]',
    async (fault) => {
      const { page } = await shop.visit(
        `/checkout/inspect/cart?cart=plain&as=punchout-session&state=profile&fault=${fault}`,
        { expects: [...expects, /404/, /^request to http:\/\/127/] },
      );
      await page.waitForSelector('cb-cart-page .cb-notice');
      await press(page, 'EXIT CART');
      await eventually(() => page.url()).not.toContain('/checkout/inspect/cart');
    },
  );
});
