/** Two carts, one from an earlier visit. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { focusedName } from '../support/accessibility/focus.ts';
import { cartStands, press, readLines, readMiniCartCount, sees } from '../support/cart-screen.ts';
import { eventually, SHIPPED, useShop } from '../support/shop-visit.ts';

const CHOICES = ['Use Current Cart', 'Use Previous Cart', 'Merge Both Carts'];

describe.each([SHIPPED])('the Merged Cart Notice, %s', (runtime) => {
  const shop = useShop(runtime);

  async function openNotice() {
    const visit = await shop.visit('/checkout/cart?cart=plain&as=merge');
    await visit.page.waitForSelector('dialog[open] .cb-merge');
    return visit;
  }

  it('offers all its choices to the keyboard, and describes both carts [1 §4 Merge, accessibility Keyboard]', async () => {
    const { page } = await openNotice();
    await eventually(() => focusedName(page)).toBe('heading Merged Cart Notice');
    const walk: string[] = [];
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab');
      walk.push(await focusedName(page));
    }
    expect(walk).toEqual(['button Close', ...CHOICES.map((name) => `button ${name}`)]);
    await sees(page, '15 items');
    await sees(page, '$407.80');
    await sees(page, '9 items');
    await sees(page, '$162.45');
  });

  it.each([
    ['Use Current Cart', 3, '15', 'You kept your current cart.'],
    ['Use Previous Cart', 3, '9', 'Your previous cart is back. It has 9 items.'],
    ['Merge Both Carts', 5, '24', 'Your carts are merged. Your cart has 24 items.'],
  ])(
    "'%s' leaves %i lines, says so, and doesn’t ask again [1 §4 Merge]",
    async (name, lines, count, told) => {
      const { page, calls } = await openNotice();
      await press(page, name);
      await sees(page, told);
      await eventually(() => readLines(page)).toHaveLength(lines);
      await eventually(() => readMiniCartCount(page)).toBe(count);
      await eventually(() => focusedName(page)).toContain('heading Your Shopping Cart');
      await page.reload();
      await cartStands(page);
      expect(await isOpen(page)).toBe(false);
      expect(calls('mergeCart')).toHaveLength(1);
      expect(calls('merge-modal-details')).toHaveLength(1);
    },
  );

  it('is postponed by Escape, and appears again on the next page [accessibility Dialogs]', async () => {
    const { page, calls } = await openNotice();
    await page.keyboard.press('Escape');
    await sees(page, 'We’ve kept your previous cart.');
    await eventually(() => focusedName(page)).toContain('heading Your Shopping Cart');
    await eventually(() => readLines(page)).toHaveLength(3);
    await page.reload();
    await page.waitForSelector('dialog[open] .cb-merge');
    expect(calls('mergeCart')).toEqual([]);
  });

  it('stays with the reason when the choice is refused, and accepts it the second time [1 §8 Other failures]', async () => {
    const { page, setFault } = await shop.visit('/checkout/cart?cart=plain&as=merge', {
      expects: [/status of 403/],
    });
    await page.waitForSelector('dialog[open] .cb-merge');
    await setFault('status:403,on:mergeCart');
    await press(page, 'Merge Both Carts');
    await sees(page, 'We couldn’t save your choice.');
    await setFault('off');
    await press(page, 'Merge Both Carts');
    await sees(page, 'Your carts are merged.');
  });
});

function isOpen(page: Page): Promise<boolean> {
  return page.$$eval('dialog[open]', (dialogs) => dialogs.length > 0);
}
