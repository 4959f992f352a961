/** The shop's pages with the browser's built-ins changed the way Prototype.js changes them. */
import { describe, expect, it } from 'vitest';
import {
  BEAKERS,
  cartStands,
  click,
  press,
  readLine,
  readLines,
  readMiniCartCount,
  sees,
  typeInto,
} from '../support/cart-screen.ts';
import { eventually, SHIPPED, useShop } from '../support/shop-visit.ts';

describe.each(['1.6', '1.7'])('on pages with Prototype %s', (version) => {
  const shop = useShop(SHIPPED);

  it('a cart is shown, changed and counted [reliability Legacy built-ins]', async () => {
    const { page, calls } = await shop.visit(`/checkout/cart?as=individual&library=${version}`);
    await cartStands(page);
    expect((await readLines(page)).length).toBeGreaterThan(5);
    await typeInto(page, `Quantity of ${BEAKERS}`, '12');
    await page.keyboard.press('Enter');
    await eventually(() => readLine(page, '721260')).toMatchObject({
      quantity: '12',
      state: '',
      total: '$359.40',
    });
    await eventually(() => readMiniCartCount(page)).toBe('83');
    expect(calls('update-item')).toHaveLength(1);
    await press(page, 'More of Chemistry');
    await page.waitForSelector('.cb-site-header__panel a');
  });

  it('orders have their pages, and one can be reordered [reliability Legacy built-ins]', async () => {
    const { page } = await shop.visit(`/account/order?as=contract&cart=empty&library=${version}`);
    await page.waitForSelector('cb-order-history .cb-table[aria-busy="false"]');
    await page.waitForSelector('.cb-pagination li');
    const pages = await page.$$eval('.cb-pagination li', (entries) =>
      entries.map((entry) => entry.textContent?.trim()),
    );
    expect(pages.join(' ')).toContain('1 2 3 4 5');
    await click(page, 'cb-order-history tbody tr button');
    await sees(page, 'Added to Cart');
    await eventually(async () => Number(await readMiniCartCount(page))).toBeGreaterThan(0);
  });

  it('lists can be ticked, and ticked lists go into the cart [reliability Legacy built-ins]', async () => {
    const { page, calls } = await shop.visit(`/account/list?as=individual&cart=empty&library=${version}`);
    await page.waitForSelector('cb-shopping-lists tbody input[type="checkbox"]');
    await page.$$eval('cb-shopping-lists tbody input[type="checkbox"]', (boxes) => {
      for (const box of [boxes[0], boxes[1]]) (box as HTMLInputElement | undefined)?.click();
    });
    await press(page, 'Add to Cart');
    await eventually(() => calls('add-multiple-products-to-cart').length).toBe(1);
    await eventually(async () => Number(await readMiniCartCount(page))).toBeGreaterThan(0);
  });

  it('a long page has its navigation and its articles [reliability Legacy built-ins]', async () => {
    const { page } = await shop.visit(`/learn?library=${version}`);
    await page.waitForSelector('cb-section-nav a');
    await press(page, 'Articles', 'link');
    await page.waitForSelector('.cb-article iframe');
  });
});
