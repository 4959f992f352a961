/** What shoppers of other carts lost, or got twice, when they added something. The README names the reports. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { cartStands, press, readLine, readMiniCartCount, sees, typeInto } from '../support/cart-screen.ts';
import { holdTime, passTime } from '../support/page-clock.ts';
import { holdReplies } from '../support/replies/held-replies.ts';
import { eventually, SHIPPED, useShop } from '../support/shop-visit.ts';

/** A customer's public list, whose rows have a button each. */
const LIST = '/account/list-detail-public?giftlistId=gl010000&profileId=310001&as=individual&cart=empty';

/** The names of the items whose rows can be added, from the top. */
async function readItems(page: Page): Promise<string[]> {
  await page.waitForSelector('cb-public-list .cb-table__row');
  return page.$$eval('cb-public-list [aria-label^="Add to Cart: "]', (buttons) =>
    buttons.map((button) => (button.getAttribute('aria-label') ?? '').replace('Add to Cart: ', '')),
  );
}

describe.each([SHIPPED])('additions, %s', (runtime) => {
  const shop = useShop(runtime);

  it('puts both of two items into the cart if they are pressed one right after the other [2 §4 List to cart]', async () => {
    const { page, calls } = await shop.visit(LIST);
    const [first = '', second = ''] = await readItems(page);
    const held = await holdReplies(page, '*add-products-to-cart');
    await press(page, `Add to Cart: ${first}`);
    await held.arrived();
    await press(page, `Add to Cart: ${second}`);
    await held.release();
    await eventually(() => calls('add-products-to-cart').map(({ done }) => done)).toEqual([true, true]);
    await page.goto(`${shop.address}/checkout/cart`, { waitUntil: 'domcontentloaded' });
    await cartStands(page);
    const names = await page.$$eval('.cb-line__name', (links) => links.map(({ textContent }) => textContent));
    expect(names.sort()).toEqual([first, second].sort());
  });

  it('is reported even if its reply was lost, so that nobody adds it again [reliability Lost reply]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart?cart=empty&fault=cut,on:quick-add', {
      expects: [/Failed to load resource/],
    });
    await typeInto(page, 'Item number', '721002');
    await press(page, 'Add to Cart');
    await sees(page, 'Added to your cart: 1 × 721002');
    // Somebody who presses again out of habit presses on an empty form.
    await press(page, 'Add to Cart');
    await sees(page, 'Enter valid item or qty');
    expect((await readLine(page, '721002')).quantity).toBe('1');
    expect(calls('quick-add')).toHaveLength(1);
  });

  it('enables the button again if the shop never answers, and says so [reliability Time limits]', async () => {
    const { page, setFault } = await shop.visit(`${LIST}&fault=stall-headers,on:add-products`, {
      expects: [/Failed to load resource/],
      prepare: holdTime,
    });
    const [name = ''] = await readItems(page);
    const button = await page.waitForSelector(`aria/Add to Cart: ${name}[role="button"]`);
    const isBusy = () => button?.evaluate((element) => 'busy' in (element as HTMLElement).dataset);
    await press(page, `Add to Cart: ${name}`);
    await eventually(isBusy).toBe(true);
    await eventually(async () => {
      await passTime(page, 10_000);
      return isBusy();
    }).toBe(false);
    await page.waitForSelector('cb-public-list [role="alert"]');
    await setFault('off');
    await press(page, `Add to Cart: ${name}`);
    await sees(page, 'Added to Cart');
    await eventually(() => readMiniCartCount(page)).not.toBe('0');
  });
});
