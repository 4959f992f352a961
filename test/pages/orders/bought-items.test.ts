/** Searching the order history, and adding again what was bought before. */
import { describe, expect, it } from 'vitest';
import { findViolations, findWidthsWithScroll } from '../support/accessibility/audit.ts';
import { focusedName } from '../support/accessibility/focus.ts';
import { press, readMiniCartCount, sees } from '../support/cart-screen.ts';
import { eventually, PHONE, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

describe('what was bought before', () => {
  const shop = useShop(SHIPPED);

  it('is found in the orders and their items, and added again by keyboard [2 §2 Order search, §2 Bought before, accessibility Keyboard]', async () => {
    const { page, calls, setFault } = await shop.visit('/account/order?as=contract&orders=500');
    await page.waitForSelector('cb-order-history .cb-table[aria-busy="false"]');
    await page.waitForSelector('.cb-orders__search input');
    const count = Number(await readMiniCartCount(page));
    await page.type('.cb-orders__search input', 'back ordered');
    await sees(page, 'Found in these 12 orders: 1.');
    expect(['order-history-list', 'order-detail'].map((path) => calls(path).length)).toEqual([1, 0]);
    expect(await findViolations(page)).toEqual([]);
    await readFrom(page, '.cb-orders__search input', (box) => (box as HTMLInputElement).select());
    await page.keyboard.press('Backspace');
    await eventually(() => page.$$eval('.cb-orders tbody tr', (rows) => rows.length)).toBe(12);

    await setFault('form-exceptions,on:order-detail,flaky:2');
    await page.select('.cb-orders__scope select', 'items');
    await sees(page, 'Searched 48 of 500 orders');
    await sees(page, 'We couldn’t read 2 orders');
    expect(await findViolations(page)).toEqual([]);
    await press(page, 'Try again');
    await sees(page, 'Searched 50 of 500 orders');
    expect(await focusedName(page)).toBe('heading Items from your orders');

    await page.type('.cb-orders__search input[type="search"]', 'beaker low');
    await eventually(() => page.$$eval('.cb-bought tbody tr', (rows) => rows.length)).toBe(1);
    await page.focus('.cb-bought .cb-stepper__field');
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await sees(page, 'Added to your cart: 3');
    await eventually(async () => Number(await readMiniCartCount(page))).toBe(count + 3);
    await page.setViewport(PHONE);
    expect(await findViolations(page)).toEqual([]);
    expect(await findWidthsWithScroll(page, [320, 375, 640, 800, 1280])).toEqual([]);
  });

  it('is read two orders at a time, and no further after Cancel [2 §2 Bought before]', async () => {
    const { page, calls, setFault } = await shop.visit('/account/order?as=contract&orders=500');
    await page.waitForSelector('.cb-orders__search input');
    await setFault('stall-headers,on:order-detail');
    await page.select('.cb-orders__scope select', 'items');
    await sees(page, 'Searched 0 of 50 orders (500 in all).');
    await eventually(() => calls('order-detail').length).toBe(2);
    await press(page, 'Cancel');
    await sees(page, 'Stopped. Searched 0 of 50 orders (500 in all).');
    await setFault('off');
    await press(page, 'Continue');
    await sees(page, 'Searched 50 of 500 orders');
    expect(calls('order-detail')).toHaveLength(52);
  });
});
