/** Quick order suggests items that earlier pages of the tab have shown. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/accessibility/audit.ts';
import { focusedName } from '../support/accessibility/focus.ts';
import { eventually, PHONE, RUNTIMES, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const FIELD = '[data-field="itemNumber"]';

/** Opens the first order of the history, and returns an item number on it. */
async function readOrder(page: Page): Promise<string> {
  const link = await page.waitForSelector('a[href*="/account/order-detail?"]');
  await Promise.all([page.waitForNavigation(), link?.evaluate((element) => element.click())]);
  const number = await page.waitForSelector('cb-order-detail td [translate="no"]');
  await page.waitForFunction(() => 'cb-seen-items' in sessionStorage);
  return (await number?.evaluate(({ textContent }) => textContent)) ?? '';
}

async function openOrderSheet(page: Page): Promise<void> {
  await page.goto(new URL('/order-sheet', page.url()).href);
  await page.waitForSelector(`${FIELD}[role="combobox"]`);
  await page.focus(FIELD);
}

describe.each(RUNTIMES)('a half-typed item number, %s', (runtime) => {
  const shop = useShop(runtime);

  it('is found among the items of an order that was shown before, and chosen with keys alone [sheet Suggestions, accessibility Keyboard, accessibility Axe]', async () => {
    const { page, calls } = await shop.visit('/account/order?as=individual&cart=empty');
    const number = await readOrder(page);
    await openOrderSheet(page);
    const before = calls().length;
    expect(await focusedName(page)).toBe('combobox Item number');
    await page.keyboard.sendCharacter(number.slice(0, 3));
    await page.waitForSelector('[role="listbox"]');
    expect(await findViolations(page)).toEqual([]);
    const texts = await page.$$eval('[role="option"]', (all) => all.map(({ textContent }) => textContent));
    expect(texts.some((text) => text?.startsWith(`${number} Last quantity: `))).toBe(true);
    expect(texts.join()).not.toContain('$');
    for (let step = 0; step < texts.length; step += 1) {
      await page.keyboard.press('ArrowDown');
      const chosen = await readFrom(page, '[aria-selected="true"]', ({ textContent }) => textContent);
      if (chosen?.startsWith(number)) break;
    }
    await page.keyboard.press('Enter');
    expect(await readFrom(page, FIELD, (field) => (field as HTMLInputElement).value)).toBe(number);
    await eventually(() => focusedName(page)).toBe('textbox Quantity');
    expect(await page.$('[role="listbox"]')).toBeNull();
    expect(calls().length).toBe(before);
  });
});

describe.each([SHIPPED])('suggestions on a phone, %s', (runtime) => {
  const shop = useShop(runtime);

  it('fit the window, and each is large enough for a finger [sheet Suggestions, accessibility Widths]', async () => {
    const { page } = await shop.visit('/account/order?as=individual&cart=empty', { viewport: PHONE });
    const number = await readOrder(page);
    await openOrderSheet(page);
    // The code reads the text when it has loaded, but would miss a key that was pressed earlier.
    await page.keyboard.sendCharacter(number.slice(0, 1));
    const boxes = await page
      .waitForSelector('[role="listbox"]')
      .then(() =>
        page.$$eval('[role="option"]', (all) => all.map((one) => one.getBoundingClientRect().toJSON())),
      );
    for (const { left, right, height } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(PHONE.width);
      expect(height).toBeGreaterThanOrEqual(44);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });

  it('are gone once the shopper has signed out [sheet Suggestions, S13]', async () => {
    const { page } = await shop.visit('/account/order?as=individual&cart=empty');
    await readOrder(page);
    const logout = await page.waitForSelector('::-p-aria([name="Logout"])');
    await Promise.all([page.waitForNavigation(), logout?.click()]);
    expect(await page.evaluate(() => 'cb-seen-items' in sessionStorage)).toBe(false);
  });
});
