/** The cart by keyboard alone: what has the focus after each key, as a screen reader names it. */
import type { KeyInput, Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { focusedName } from '../support/accessibility/focus.ts';
import { BEAKERS, cartStands, readLine } from '../support/cart-screen.ts';
import { atRest, holdTime, nextFrame, passTime } from '../support/page-clock.ts';
import { eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

/** What the status region says at this moment. */
const announced = (page: Page) =>
  page.$$eval('[role="status"].cb-hidden-text', (regions) =>
    regions.map(({ textContent }) => textContent).join('|'),
  );

/**
 * The same a moment later. A text that waits for the server stays for only a few seconds, so time passes in small
 * steps.
 */
async function announcedNext(page: Page): Promise<string> {
  await passTime(page, 100);
  return announced(page);
}

describe.each([SHIPPED])('the cart by keyboard, %s', (runtime) => {
  const shop = useShop(runtime);

  it('is traversed in reading order [1 §2 Heading, accessibility Keyboard]', async () => {
    const { page } = await shop.visit('/checkout/cart');
    await cartStands(page);
    // Both are loaded after the lines.
    await page.waitForSelector('aria/Remove all 2[role="button"]');
    await page.waitForSelector('aria/Select items[role="button"]');
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('link Skip to main content');
    await page.keyboard.press('Enter');
    expect(await walk(page, 'Tab', 19)).toEqual([
      'link Home',
      'button Checkout',
      'link Continue Shopping',
      'link Quick Order',
      'link Add Shopping Cart to List',
      'button Print',
      'button remove all items',
      'link guide to ordering them',
      'button Remove all 2',
      'button Next problem (1 of 2)',
      'button Select items',
      'link Daphnia magna, Living, Pack of 30',
      'button Overnight (living material)',
      'button Decrease quantity of Daphnia magna, Living, Pack of 30',
      'textbox Quantity of Daphnia magna, Living, Pack of 30',
      'button Increase quantity of Daphnia magna, Living, Pack of 30',
      'button Remove Daphnia magna, Living, Pack of 30',
      'link Student Compound Microscope, Monocular, LED, 40x-400x',
      'button Ground',
    ]);
  });

  it('changes, saves and removes a line, and restores it in the same place [accessibility Keyboard, accessibility Removal]', async () => {
    const { page } = await shop.visit('/checkout/cart?as=individual', { prepare: holdTime });
    await cartStands(page);
    await page.focus(`aria/Quantity of ${BEAKERS}`);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await focusedName(page)).toBe(`textbox Quantity of ${BEAKERS}`);

    // Leaving the field sends at once; Space on plus starts again and keeps the focus there.
    expect(await walk(page, 'Tab', 1)).toEqual([`button Increase quantity of ${BEAKERS}`]);
    await page.keyboard.press('Space');
    expect(await focusedName(page)).toBe(`button Increase quantity of ${BEAKERS}`);
    await eventually(() => announcedNext(page)).toBe(`Saved: 7 of ${BEAKERS}.`);
    await atRest(page);
    expect(await readLine(page, '721260')).toMatchObject({ quantity: '7', state: '' });

    expect(await walk(page, 'Tab', 1)).toEqual([`button Remove ${BEAKERS}`]);
    await page.keyboard.press('Enter');
    await eventually(() => focusedName(page)).toBe(`button Undo removing ${BEAKERS}`);
    await eventually(() => announcedNext(page)).toBe(`${BEAKERS} removed.`);
    await atRest(page);
    // A second Enter undoes the removal, and nothing else has been removed.
    const before = await bannerTop(page);
    await page.keyboard.press('Enter');
    await eventually(() => focusedName(page)).toMatch(
      new RegExp(`Back in your cart, line \\d+ of 14: ${BEAKERS}\\.$`),
    );
    await atRest(page);
    expect(await readLine(page, '721260')).toMatchObject({ quantity: '7' });
    // What the shopper is looking at keeps its position in the window, although a line was inserted above it.
    expect(Math.abs((await bannerTop(page)) - before)).toBeLessThanOrEqual(1);
    expect(await walk(page, 'Tab', 1)).toEqual([`button Show ${BEAKERS}`]);
    await page.keyboard.press('Enter');
    await eventually(() => focusedName(page)).toBe(`link ${BEAKERS}`);
  });

  it('is announced in one live region for the whole page, and not at its start [accessibility Live region]', async () => {
    const { page } = await shop.visit('/checkout/cart', { prepare: holdTime });
    await cartStands(page);
    await atRest(page);
    expect(await page.$$eval('[role="status"].cb-hidden-text', (regions) => regions.length)).toBe(1);
    // Nothing is announced about a page that has only been opened.
    expect(await announced(page)).toBe('');
    await page.focus(`aria/Increase quantity of ${BEAKERS}`);
    await page.keyboard.press('Space');
    await eventually(() => announcedNext(page)).toBe(`Saved: 5 of ${BEAKERS}.`);
    await atRest(page);
  });

  it('keeps Tab inside a dialog and returns the focus on Escape [1 §2 Dialogs, accessibility Dialogs]', async () => {
    const { page } = await shop.visit('/checkout/cart');
    await cartStands(page);
    await page.focus('aria/remove all items[role="button"]');
    await page.keyboard.press('Enter');
    await eventually(() => focusedName(page)).toBe('button Keep my items');
    expect(await walk(page, 'Tab', 1)).toEqual(['button Remove all']);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(4, 400);
    await page.mouse.wheel({ deltaY: 600 });
    await page.keyboard.press('PageDown');
    await nextFrame(page);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    const inside = await page.evaluate(() => document.querySelector('dialog')?.matches(':modal'));
    expect(inside).toBe(true);
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.querySelector('main > *')?.contains(document.activeElement)),
    ).toBe(false);
    await page.keyboard.press('Escape');
    await eventually(() => focusedName(page)).toBe('button remove all items');
  });
});

/** How far the place of the removal is below the window's top edge. */
const bannerTop = (page: Page) =>
  readFrom(page, '.cb-removed', (banner) => banner.getBoundingClientRect().top);

/** Presses a key several times, and names the focus after each press. */
async function walk(page: Page, key: KeyInput, times: number): Promise<string[]> {
  const names: string[] = [];
  for (let time = 0; time < times; time += 1) {
    await page.keyboard.press(key);
    names.push(await focusedName(page));
  }
  return names;
}
