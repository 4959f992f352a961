/** Removing one or all lines from the cart, and undoing that. */
import { describe, expect, it } from 'vitest';
import { focusedName } from '../support/accessibility/focus.ts';
import {
  BALANCE,
  BEAKERS,
  cartStands,
  click,
  press,
  readLine,
  readLines,
  readMiniCartCount,
  readSubtotal,
  sees,
} from '../support/cart-screen.ts';
import { eventually, SHIPPED, useShop } from '../support/shop-visit.ts';

const BOOK = 'A Pond in a Bottle: 30 Investigations';

describe.each([SHIPPED])('removing, %s', (runtime) => {
  const shop = useShop(runtime);

  it('removes a line, says so, and restores it by item number and quantity [1 §2 Removal, accessibility Undo]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart');
    await press(page, `Remove ${BEAKERS}`);
    await sees(page, `${BEAKERS} removed.`);
    await eventually(() => readLines(page)).toHaveLength(13);
    await eventually(() => focusedName(page)).toBe(`button Undo removing ${BEAKERS}`);
    await eventually(() => readMiniCartCount(page)).toBe('71');

    await press(page, `Undo removing ${BEAKERS}`);
    await eventually(() => readLines(page)).toHaveLength(14);
    expect(await readLine(page, '721260')).toMatchObject({ quantity: '4', total: '$119.80' });
    await sees(page, `Back in your cart, line 1 of 14: ${BEAKERS}.`);
    await eventually(() => readMiniCartCount(page)).toBe('75');
    expect(calls('quick-add').map(({ body }) => body)).toEqual([
      { actionType: 'addItemToCart', addItemCount: 1, skuId: '721260', quantity: 4 },
    ]);
  });

  it('moves the focus to the Undo of each removed line, and restores all of them [1 §2 Removal banner, accessibility Removal]', async () => {
    const { page } = await shop.visit('/checkout/cart?cart=plain');
    await cartStands(page);
    const names = await page.$$eval('.cb-line__name', (links) => links.map(({ textContent }) => textContent));
    for (const name of names) {
      await page.focus(`aria/Remove ${name}`);
      await page.keyboard.press('Enter');
      await eventually(() => focusedName(page)).toBe(`button Undo removing ${name}`);
    }
    await sees(page, 'Your cart is currently empty');
    expect(await page.$$eval('.cb-removed', (rows) => rows.length)).toBe(1);
    await eventually(() => readMiniCartCount(page)).toBe('0');

    await press(page, 'Undo all');
    await eventually(() => readLines(page)).toHaveLength(3);
    await eventually(() => focusedName(page)).toMatch(/^generic Back in your cart, line \d of 3: .+\.$/);
  });

  it('closes the banner of removed lines on request [1 §2 Removal banner]', async () => {
    const { page } = await shop.visit('/checkout/cart?cart=plain');
    await cartStands(page);
    await click(page, '.cb-line__remove');
    await press(page, 'Dismiss removed items');
    await eventually(() => page.$('.cb-removed')).toBeNull();
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('cb-line__item');
    expect(await readLines(page)).toHaveLength(2);
  });

  it('removes a discontinued line and opens its replacement [1 §4 Discontinued]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart');
    await press(page, 'Remove & See Replacement: Sheep Brain, Preserved, Dura Mater Removed');
    await eventually(() => page.url()).toBe(`${shop.address}/product/228772`);
    expect(calls('remove-product-from-cart').map(({ body, done }) => [body, done])).toEqual([
      [{ action: 'removeOneItem', removeOneItem: 'ci111000005', enableShippingCharge: false }, true],
    ]);
    await eventually(() => readMiniCartCount(page)).toBe('63');
  });

  it('removes a discontinued line without a replacement for good [1 §4 Discontinued]', async () => {
    const { page } = await shop.visit('/checkout/cart');
    await press(page, `Remove ${BOOK}`);
    await eventually(() => readLines(page)).toHaveLength(13);
    expect(await page.$('.cb-removed')).toBeNull();
    expect(page.url()).toBe(`${shop.address}/checkout/cart`);
  });

  it('removes everything only after a question, and restores it all [1 §2 Remove all, accessibility Undo]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart?cart=plain');
    await press(page, 'remove all items');
    await sees(page, 'This removes 15 items from your cart.');
    await press(page, 'Keep my items');
    await eventually(() => page.$('dialog')).toBeNull();
    await eventually(() => focusedName(page)).toBe('button remove all items');
    expect(calls('remove-product-from-cart')).toEqual([]);

    await press(page, 'remove all items');
    await press(page, 'Remove all');
    await sees(page, 'Your cart is currently empty');
    expect(calls('remove-product-from-cart').map(({ body }) => body)).toEqual([
      { actionType: 'clearCart', enableShippingCharge: false },
    ]);
    expect(await focusedName(page)).toMatch(/^heading Your Shopping Cart/);
    expect(await page.$('.cb-summary')).toBeNull();

    await click(page, '.cb-undo__entry button');
    await eventually(() => readLines(page)).toHaveLength(3);
    await eventually(() => readMiniCartCount(page)).toBe('15');
  });

  it('shows an empty cart with what to do next, and no checkout [1 §2 Empty cart]', async () => {
    const { page } = await shop.visit('/checkout/cart?cart=empty');
    await sees(page, 'Your cart is currently empty');
    await sees(page, 'Know what you need?');
    const [action] = await page.$$('aria/Checkout');
    expect(await action?.evaluate((button) => button.getAttribute('aria-disabled'))).toBe('true');
    expect(await page.$('aria/remove all items')).toBeNull();
    await action?.click();
    expect(page.url()).toBe(`${shop.address}/checkout/cart`);
  });

  it('sends only one request for each of two lines removed at once [1 §4 Recalculation]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart');
    await cartStands(page);
    // Both are pressed twice before the shop has answered the first press.
    await page.$$eval(
      '.cb-line__remove',
      (buttons, names) => {
        for (const name of [...names, ...names]) {
          const button = buttons.find((candidate) => candidate.ariaLabel === `Remove ${name}`);
          (button as HTMLElement).click();
        }
      },
      [BEAKERS, BALANCE],
    );
    await eventually(() => readLines(page)).toHaveLength(12);
    await eventually(() => readSubtotal(page)).toBe('$4,009.45');
    expect(calls('remove-product-from-cart').map(({ done }) => done)).toEqual([true, true]);
  });
});
