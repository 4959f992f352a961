/** Several lines of the cart at once, by keyboard alone. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { findViolations, findWidthsWithScroll } from '../support/accessibility/audit.ts';
import { focusedName } from '../support/accessibility/focus.ts';
import { cartStands, press, readLines, readSubtotal, sees } from '../support/cart-screen.ts';
import { atRest, holdTime } from '../support/page-clock.ts';
import { type HeldReplies, holdReplies } from '../support/replies/held-replies.ts';
import { eventually, PHONE, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const PLAIN = '/checkout/cart?cart=plain&as=individual';
const SAMPLE = '/checkout/cart?cart=sample&as=individual';

/** Moves the focus by Tab until it reaches the wanted control. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let steps = 0; steps < 150; steps += 1) {
    if ((await focusedName(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way to ${name} by Tab`);
}

/** Whether the focused element is covered by something that isn't part of it. */
const isCovered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return !(seen && (focused.contains(seen) || seen.contains(focused)));
  });

describe('several lines', () => {
  const shop = useShop(SHIPPED);

  it('are ticked, removed, restored and saved for later without a mouse [1 §2 Several lines, accessibility Undo, 2 §2 Moving]', async () => {
    const { page, calls } = await shop.visit(PLAIN);
    await cartStands(page);
    await page.waitForSelector('aria/Select items[role="button"]');
    const before = await readLines(page);
    const first = await readFrom(page, '.cb-line__name', ({ textContent }) => textContent);
    await tabTo(page, 'button Select items');
    await page.keyboard.press('Enter');
    await eventually(() => focusedName(page)).toBe('checkbox Select all items');
    await page.focus('.cb-line__tick input');
    await page.keyboard.press('Space');
    await page.focus('[data-line]:nth-child(2) .cb-line__tick input');
    await page.keyboard.press('Space');
    await sees(page, '2 selected');
    await (await page.waitForSelector('aria/Remove selected[role="button"]'))?.focus();
    await page.keyboard.press('Enter');
    await eventually(() => readLines(page)).toHaveLength(before.length - 2);
    expect(calls('remove-multiple-items')).toHaveLength(1);
    expect(await findViolations(page)).toEqual([]);
    await tabTo(page, `button Undo removing ${first}`);
    await page.keyboard.press('Enter');
    await eventually(() => readLines(page)).toHaveLength(before.length);

    await page.focus('.cb-line__tick input');
    await page.keyboard.press('Space');
    await (await page.waitForSelector('aria/Save for later[role="button"]'))?.focus();
    await page.keyboard.press('Enter');
    await sees(page, '1 item moved to Save for later.');
    expect(calls('new-list').map(({ body }) => body)).toMatchObject([{ eventName: 'Save for later' }]);
    await page.goto(new URL('/account/list', page.url()).href);
    await sees(page, 'Save for later');
  });

  it('can be visited from problem to problem; no bar covers the focus, on a phone either [1 §2 Next problem, §2 Totals in view]', async () => {
    const { page } = await shop.visit(SAMPLE, { viewport: PHONE });
    await cartStands(page);
    await press(page, 'Next problem (1 of 2)');
    await eventually(() => focusedName(page)).toBe(
      'button Remove & See Replacement: Sheep Brain, Preserved, Dura Mater Removed',
    );
    await page.keyboard.down('Shift');
    for (let steps = 0; steps < 12; steps += 1) {
      await page.keyboard.press('Tab');
      expect([await focusedName(page), await isCovered(page)]).toEqual([expect.any(String), false]);
    }
    await page.keyboard.up('Shift');
    for (let steps = 0; steps < 30; steps += 1) {
      await page.keyboard.press('Tab');
      expect([await focusedName(page), await isCovered(page)]).toEqual([expect.any(String), false]);
    }
    await press(page, 'Select items');
    await page.waitForSelector('.cb-line__tick');
    // Controls that are now below a bar would be reported as too small.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await findViolations(page)).toEqual([]);
    expect(await findWidthsWithScroll(page, [320, 375])).toEqual([]);
  });

  it('keep subtotal and Checkout in view at the bottom of the window while the totals card is out of it [1 §2 Totals in view]', async () => {
    const { page } = await shop.visit(SAMPLE, { viewport: { width: 1280, height: 600 } });
    await cartStands(page);
    const bar = () =>
      readFrom(page, '.cb-cart__bar', (bar) => ({
        isSeen: bar.checkVisibility({ visibilityProperty: true }),
        isAtBottom: Math.round(bar.getBoundingClientRect().bottom) === innerHeight,
        text: bar.textContent,
      }));
    const inView = { isSeen: true, isAtBottom: true, text: `Subtotal${await readSubtotal(page)}Checkout` };
    await eventually(bar).toEqual(inView);
    await page.setViewport({ width: 1280, height: 1000 });
    await eventually(async () => (await bar()).isSeen).toBe(false);
  });

  it('show one Checkout at a time on a phone, and none once the page is scrolled past the totals [1 §2 Totals in view]', async () => {
    const { page } = await shop.visit(SAMPLE, { viewport: PHONE });
    await cartStands(page);
    const end = await readFrom(
      page,
      '.cb-summary .cb-cart__leave',
      (button) => button.getBoundingClientRect().bottom + scrollY,
    );
    const inView = () =>
      page.$$eval(
        '.cb-cart__leave',
        (buttons) =>
          buttons.filter((button) => {
            const { top, bottom, height } = button.getBoundingClientRect();
            const isShown = button.checkVisibility({ visibilityProperty: true });
            return isShown && height && bottom > 0 && top < innerHeight;
          }).length,
      );
    // Scrolls from the top of the page, in steps, to well past the totals.
    for (let top = 0; top < end + 200; top += 60) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
      const checkouts = top < end ? 1 : 0;
      await eventually(async () => ({ top, checkouts: await inView() })).toEqual({ top, checkouts });
    }
  });

  it('keep the focus on a phone’s Checkout while their code loads [1 §2 Totals in view, accessibility Focus]', async () => {
    let tools: HeldReplies | undefined;
    const { page } = await shop.visit(SAMPLE, {
      viewport: PHONE,
      prepare: async (tab) => {
        await holdTime(tab);
        tools = await holdReplies(tab, '*/cart-surroundings-*');
      },
    });
    await cartStands(page);
    await tools?.arrived();
    await page.focus('.cb-cart__bar .cb-cart__leave');
    await tools?.release();
    await page.waitForSelector('.cb-line-tools');
    await eventually(() => page.$eval('.cb-cart', (cart) => cart.getAttribute('data-summary'))).toBe('away');
    await atRest(page);
    expect(await focusedName(page)).toBe('button Checkout');
  });
});
