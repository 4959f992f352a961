/** Nothing jumps while the page comes together: the places of the widgets have their size from the start. */
import { describe, expect, it } from 'vitest';
import { cartStands, click } from '../support/cart-screen.ts';
import { readShifts, recordShifts, type Shift } from '../support/layout-shifts.ts';
import { DESKTOP, eventually, PHONE, SHIPPED, useShop } from '../support/shop-visit.ts';

describe.each([SHIPPED])('the layout while the cart page loads, %s', (runtime) => {
  const shop = useShop(runtime);

  it.each([
    ['the cart in the page', 'full', DESKTOP],
    ['the cart in the page, on a phone', 'full', PHONE],
    ['the cart still to be read', 'profile', DESKTOP],
    ['the cart still to be read, on a phone', 'profile', PHONE],
  ] as const)('does not shift, with %s [visual Loading]', async (_name, state, viewport) => {
    const { page } = await shop.visit(`/checkout/cart?state=${state}`, { viewport, before: recordShifts });
    await cartStands(page);
    await page.waitForFunction(() => document.querySelectorAll('[data-cb-widget] .cb-root').length >= 3);
    await page.waitForNetworkIdle({ idleTime: 200 });
    expect(await readShifts(page)).toEqual([]);
  });

  it('does not shift while a quantity is saved [visual Loading]', async () => {
    const { page } = await shop.visit('/checkout/cart?fault=delay:300,on:update-item', {
      before: recordShifts,
    });
    await cartStands(page);
    await page.waitForNetworkIdle({ idleTime: 200 });
    await page.evaluate(() => {
      (window as unknown as { shifts: Shift[] }).shifts = [];
    });
    await click(page, '.cb-stepper__button:last-child');
    await page.waitForSelector('.cb-line[data-state="sending"]');
    await eventually(() => page.$('.cb-line[data-state]')).toBeNull();
    expect(await readShifts(page)).toEqual([]);
  });
});
