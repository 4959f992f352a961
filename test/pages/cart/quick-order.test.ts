/** Adding by item number on the cart page. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { focusedName } from '../support/accessibility/focus.ts';
import {
  cartStands,
  goToQuickOrder,
  press,
  readLine,
  readLines,
  readMiniCartCount,
  sees,
  typeInto,
} from '../support/cart-screen.ts';
import { isInView } from '../support/layout/in-view.ts';
import { atRest, holdTime } from '../support/page-clock.ts';
import { isRed } from '../support/red.ts';
import { type HeldReplies, holdReplies } from '../support/replies/held-replies.ts';
import { DESKTOP, eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

describe.each([SHIPPED])('quick order, %s', (runtime) => {
  const shop = useShop(runtime);

  it('adds by item number, Enter, quantity, Enter, and is ready for the next one [1 §4 Quick order]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart?cart=plain', {
      viewport: { ...DESKTOP, height: 500 },
    });
    await cartStands(page);
    await goToQuickOrder(page);
    expect(await focusedName(page)).toBe('textbox Item number');
    await readFrom(page, '.cb-quick-order', (form) => {
      // As in Safari, which has no scroll anchoring.
      document.documentElement.style.overflowAnchor = 'none';
      form.scrollIntoView({ block: 'end', behavior: 'instant' });
    });
    await page.keyboard.type(' sf1200');
    await page.keyboard.press('Enter');
    await eventually(() => focusedName(page)).toBe('textbox Quantity');
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await sees(page, 'Added to your cart: 3 × SF1200');
    await eventually(() => readLine(page, 'SF1200')).toMatchObject({ quantity: '3' });
    await eventually(() => focusedName(page)).toBe('textbox Item number');
    expect(await fields(page)).toEqual(['', '1']);
    await eventually(() => isInView(page, '#quick-order .cb-quick-order')).toBe(true);
    expect(calls('quick-add').map(({ body }) => body)).toEqual([
      { actionType: 'addItemToCart', addItemCount: 1, skuId: 'SF1200', quantity: 3 },
    ]);
    await eventually(() => readMiniCartCount(page)).toBe('18');
  });

  it('is ready for typing, too, if its code arrives after the link to it was pressed [1 §2 Quick order link]', async () => {
    let held: HeldReplies | undefined;
    const { page } = await shop.visit('/checkout/cart', {
      fresh: true,
      prepare: async (tab) => {
        held = await holdReplies(tab, '*/assets/quick-order-*.js');
      },
    });
    await cartStands(page);
    await press(page, 'Quick Order', 'link');
    await held?.arrived();
    expect(await page.$('#quick-order input')).toBeNull();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await held?.release();
    await eventually(() => focusedName(page)).toBe('textbox Item number');
  });

  it("shows the shop's own message in a red box and keeps what was typed [1 §4 Quick order, §8 Quick order]", async () => {
    const { page } = await shop.visit('/checkout/cart?cart=plain');
    await cartStands(page);
    await goToQuickOrder(page);
    await page.keyboard.type('zz9999');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    const refusal = 'Item ZZ9999 was not found. Please check the item number and try again.';
    await sees(page, refusal);
    const box = await readFrom(page, '.cb-quick-order__problem .cb-notice', (notice) => {
      const { color, backgroundColor } = getComputedStyle(notice);
      const around = getComputedStyle(notice.closest('.cb-root') as Element).backgroundColor;
      return { text: notice.textContent?.trim(), color, backgroundColor, around };
    });
    expect(box.text).toBe(refusal);
    expect(isRed(box.color)).toBe(true);
    expect(box.backgroundColor).not.toBe(box.around);
    expect(await fields(page)).toEqual(['ZZ9999', '1']);
    expect(await focusedName(page)).toBe('textbox Item number');
  });

  it('sends nothing that can’t be an item number or a quantity [1 §5 Item number]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart?cart=plain');
    await goToQuickOrder(page);
    await page.keyboard.type('12345');
    await press(page, 'Add to Cart');
    await sees(page, 'Enter valid item or qty');
    await typeInto(page, 'Item number', '721002');
    await typeInto(page, 'Quantity', '01');
    await page.keyboard.press('Enter');
    await sees(page, 'Enter valid item or qty');
    expect(await fields(page)).toEqual(['721002', '']);
    expect(calls('quick-add')).toEqual([]);
  });

  it('says after a reload in the middle of an addition that a row may have been added [1 §8 Quick order draft]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart?cart=plain');
    await cartStands(page);
    await goToQuickOrder(page);
    const held = await holdReplies(page, '*quick-add-to-cart');
    await page.keyboard.type('sf1200');
    await press(page, 'Add to Cart');
    await held.arrived();
    await page.reload({ waitUntil: 'domcontentloaded' });
    await held.release();
    await cartStands(page);
    await press(page, 'Quick Order', 'link');
    await page.waitForSelector('.cb-quick-order__problem [data-tone="warning"]');
    await sees(page, 'SF1200');
    expect(await fields(page)).toEqual(['SF1200', '1']);
    expect(calls('quick-add')).toHaveLength(1);
  });

  it('says that the shopper is offline, even if nothing was typed before, and keeps what is on screen [1 §8 Quick order, reliability Offline]', async () => {
    const { page } = await shop.visit('/checkout/cart?cart=plain', {
      expects: [/ERR_INTERNET_DISCONNECTED/],
      prepare: holdTime,
    });
    await cartStands(page);
    await goToQuickOrder(page);
    await atRest(page);
    await page.setOfflineMode(true);
    await page.keyboard.type('sf1200');
    await press(page, 'Add to Cart');
    await sees(page, 'You’re offline, so nothing was added.');
    expect(await fields(page)).toEqual(['SF1200', '1']);
    const lines = await readLines(page);
    await page.evaluate(() => window.cbWidgets?.refreshCart?.());
    await atRest(page);
    expect(lines).toHaveLength(3);
    expect(await readLines(page)).toEqual(lines);
    await page.setOfflineMode(false);
  });

  it('adds once for a double click [1 §4 Quick order, reliability Double press]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart?cart=empty');
    await typeInto(page, 'Item number', '721002');
    const button = await page.waitForSelector('aria/Add to Cart');
    await button?.click({ count: 2 });
    await eventually(() => readLine(page, '721002')).toMatchObject({ quantity: '1' });
    await sees(page, 'Added to your cart: 1 × 721002');
    expect(calls('quick-add')).toHaveLength(1);
  });
});

function fields(page: Page): Promise<string[]> {
  return page.$$eval('#quick-order input', (inputs) => inputs.map(({ value }) => value));
}
