/** Orders and lists that went wrong in other shops. The README names the reports. */
import { describe, expect, it } from 'vitest';
import { cartStands, click, press, readLines, readMiniCartCount, sees } from '../support/cart-screen.ts';
import { eventually, SHIPPED, useShop } from '../support/shop-visit.ts';

/** Orders of Dana Whitlock: one with a line of every kind, and one whose items are no longer sold. */
const [ORDER, ALL_GONE] = ['o99661500', 'o99661494'];

const pathTo = (order: string, cart: string) =>
  `/account/order-detail?orderId=${order}&userId=220022&as=individual&cart=${cart}`;

describe.each([SHIPPED])('an order and a list, %s', (runtime) => {
  const shop = useShop(runtime);

  it('whose items are no longer sold isn’t reported as added [2 §4 Reorder]', async () => {
    const { page } = await shop.visit(pathTo(ALL_GONE, 'empty'));
    await page.waitForSelector('cb-order-detail .cb-order__body[data-phase="ready"]');
    await press(page, 'Reorder');
    await sees(page, 'Item KT2207 has been discontinued.');
    expect(await page.$('::-p-text(Added to Cart)')).toBeNull();
    await eventually(() => readMiniCartCount(page)).toBe('0');
  });

  it('is added once if the button is clicked twice [reliability Double press]', async () => {
    const { page, calls } = await shop.visit(pathTo(ORDER, 'plain'));
    await page.waitForSelector('cb-order-detail .cb-order__body[data-phase="ready"]');
    await press(page, 'Reorder');
    const button = await page.waitForSelector('aria/Keep Existing Items[role="button"]');
    await button?.click({ count: 2 });
    await sees(page, 'Added to Cart');
    await eventually(() => readMiniCartCount(page)).toBe('105');
    expect(calls('reorder-from-modal')).toHaveLength(1);
  });

  it('keeps items in the cart that couldn’t be put on the list [2 §2 Moving]', async () => {
    const { page } = await shop.visit(
      '/checkout/cart?cart=plain&as=individual&fault=status:500,on:add-items',
      {
        expects: [/Failed to load resource/],
      },
    );
    await cartStands(page);
    await press(page, 'Select items');
    await click(page, '.cb-line__tick input');
    await press(page, 'Save for later');
    await page.waitForSelector('cb-cart-page [role="alert"], cb-cart-page [data-tone="danger"]');
    expect(await readLines(page)).toHaveLength(3);
    await eventually(() => readMiniCartCount(page)).toBe('15');
  });
});
