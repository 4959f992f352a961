/**
 * A shopper's actions by keyboard: where the focus is afterwards, and what a screen reader says meanwhile, each text
 * once.
 */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { focusedName } from '../support/accessibility/focus.ts';
import { heardOn, recordSpeech } from '../support/accessibility/spoken.ts';
import { BEAKERS, cartStands, goToQuickOrder, press, typeInto } from '../support/cart-screen.ts';
import { atRest, holdTime, nextFrame } from '../support/page-clock.ts';
import { type HeldReplies, holdReplies } from '../support/replies/held-replies.ts';
import { eventually, SHIPPED, useShop } from '../support/shop-visit.ts';

const DAPHNIA = 'Daphnia magna, Living, Pack of 30';

/** Focuses a control and presses a key on it, as somebody with a keyboard does. */
async function activate(page: Page, name: string, role = 'button'): Promise<void> {
  await page.focus(`aria/${name}[role="${role}"]`);
  await page.keyboard.press('Enter');
}

/** Returns the focus, and everything said since the last call, once the page has no more to say. */
async function hear(page: Page): Promise<string[]> {
  await atRest(page);
  return [await focusedName(page), ...(await heardOn(page))];
}

describe('by keyboard and ear', () => {
  const shop = useShop(SHIPPED);
  const listen = { before: recordSpeech, prepare: holdTime };

  it('quantities are stepped, saved, limited and retried [accessibility Quantity, accessibility Live region, accessibility Busy]', async () => {
    const { page, setFault } = await shop.visit('/checkout/cart?as=individual', listen);
    await cartStands(page);
    const field = `textbox Quantity of ${BEAKERS}`;
    await page.focus(`aria/Quantity of ${BEAKERS}`);
    for (const _ of '12345') await page.keyboard.press('ArrowUp');
    expect(await hear(page)).toEqual([field, `Saved: 9 of ${BEAKERS}.`]);

    await typeInto(page, `Quantity of ${BEAKERS}`, '1');
    await page.keyboard.press('ArrowDown');
    expect(await hear(page)).toEqual([field, 'You can’t go below 1 here.', `Saved: 1 of ${BEAKERS}.`]);

    await setFault('conflict,on:update-item');
    await typeInto(page, `Quantity of ${BEAKERS}`, '12');
    await page.keyboard.press('Enter');
    const notSaved = `12 of ${BEAKERS} wasn’t saved.`;
    expect(await hear(page)).toEqual([field, notSaved]);
    await setFault('off');
    await activate(page, `Retry: ${BEAKERS}`);
    expect(await hear(page)).toEqual([field, `Saved: 12 of ${BEAKERS}.`]);

    // A dialog takes the live region with it, and returns it: texts that were read are not read again.
    await activate(page, 'remove all items');
    await eventually(() => focusedName(page)).toBe('button Keep my items');
    await page.keyboard.press('Escape');
    expect(await hear(page)).toEqual(['button remove all items']);
  });

  it('lines are removed, partly restored, and all removed [accessibility Removal, accessibility Undo]', async () => {
    const { page, setFault } = await shop.visit('/checkout/cart?as=individual', listen);
    await cartStands(page);
    await activate(page, `Remove ${BEAKERS}`);
    expect(await hear(page)).toEqual([`button Undo removing ${BEAKERS}`, `${BEAKERS} removed.`]);
    await activate(page, `Undo removing ${BEAKERS}`);
    expect(await hear(page)).toEqual([`generic Back in your cart, line 1 of 14: ${BEAKERS}.`]);

    await activate(page, 'remove all items');
    await eventually(() => focusedName(page)).toBe('button Keep my items');
    await activate(page, 'Remove all');
    expect(await hear(page)).toEqual(['heading Your Shopping Cart', 'All items removed.']);

    // The first line and discontinued items are refused; both lines of one item come back.
    await setFault('form-exceptions,on:quick-add,flaky:1');
    await activate(page, `Undo removing ${BEAKERS}`);
    const [focused, text = '', ...more] = await hear(page);
    expect(more).toEqual([]);
    const [missing, restored = ''] = text.split(' back. Please try again. ');
    expect(missing).toBe(`We couldn’t put ${BEAKERS}, Digital Trinocular Microscope with 5 MP Camera`);
    expect(restored).toMatch(/^These items are back in your cart: /);
    expect(restored.split(DAPHNIA)).toHaveLength(3);
    expect(focused).toBe(`button Undo removing ${BEAKERS}`);
  });

  it('a wrong quantity is announced once in quick order, and gets the focus [1 §5 Quick order quantity, accessibility Live region]', async () => {
    const { page } = await shop.visit('/checkout/cart', listen);
    await cartStands(page);
    await goToQuickOrder(page);
    await page.keyboard.type('721260');
    await page.keyboard.press('Tab');
    await page.keyboard.type('0');
    await press(page, 'Add to Cart');
    expect(await hear(page)).toEqual(['textbox Quantity', 'Enter valid item or qty']);
  });

  it('orders are paged and sorted, and each failure is announced [accessibility Pages, accessibility Tables, accessibility Live region]', async () => {
    const { page, setFault } = await shop.visit('/account/order?as=individual', {
      ...listen,
      expects: [/500/],
    });
    await page.waitForSelector('aria/Next[role="link"]');
    await activate(page, 'Next', 'link');
    await eventually(() => focusedName(page)).toBe('heading Orders 13–24 of 26');
    expect(await page.title()).toBe('Page 2, Order History | Fernbrook Science Supply');
    await activate(page, 'Date');
    expect(await hear(page)).toEqual(['button Date', 'Sorted by Date, ascending.']);
    expect(await page.title()).toBe('Order History | Fernbrook Science Supply');

    await setFault('status:500');
    await activate(page, 'Next', 'link');
    const failed = 'Your orders couldn’t be loaded. Please try again.';
    expect(await hear(page)).toContain(failed);
    await activate(page, 'Try again');
    expect(await hear(page)).toEqual(['button Try again', failed]);
  });

  it('lists are deleted, and the focus is on the heading, in view [2 §4 List deletion, accessibility Focus]', async () => {
    const { page } = await shop.visit('/account/list?as=individual', {
      ...listen,
      viewport: { width: 375, height: 740 },
    });
    const box = 'aria/Select AP Biology: Electrophoresis[role="checkbox"]';
    await page.waitForSelector(box);
    await page.focus(box);
    await page.keyboard.press('Space');
    await activate(page, 'Delete');
    await eventually(() => focusedName(page)).toBe('button Cancel');
    const next = page.waitForNavigation({ waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.querySelector<HTMLElement>('dialog [data-tone="danger"]')?.click());
    await next;
    await page.waitForSelector('aria/Select Wish List');
    expect(await hear(page)).toEqual(['heading Shopping Lists', 'List(s) successfully deleted.']);
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? NaN);
    expect([top >= 0, top < 740]).toEqual([true, true]);
  });

  it('nothing moves for shoppers who prefer reduced motion, while a cart is loading or a dialog opens [accessibility Motion]', async () => {
    const moving = (page: Page) => page.evaluate(() => document.getAnimations().length);
    for (const value of ['no-preference', 'reduce']) {
      let held: HeldReplies | undefined;
      const { page } = await shop.visit('/checkout/cart?state=profile', {
        prepare: async (tab) => {
          await tab.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value }]);
          held = await holdReplies(tab, '*cart-details*');
        },
      });
      await page.waitForSelector('cb-cart-page .cb-skeleton__row');
      await held?.arrived();
      await eventually(() => moving(page).then((count) => count > 0)).toBe(value === 'no-preference');
      await held?.release();
      await cartStands(page);
      await press(page, 'remove all items');
      await page.waitForSelector('dialog:modal');
      if (value === 'reduce') expect(await moving(page)).toBe(0);
    }
  });

  it('a hint stays inside the narrowest window and while the pointer is over it, and closes on Escape or when the pointer leaves [WCAG 1.4.13]', async () => {
    const { page } = await shop.visit('/checkout/cart', { viewport: { width: 320, height: 568 } });
    await cartStands(page);
    const trigger = 'aria/Overnight (living material)[role="button"]';
    // What loads above the text moves it away from the pointer.
    await eventually(async () => {
      await page.hover(trigger);
      return page.$('[role="tooltip"]');
    }).not.toBeNull();
    const hint = await page.$('[role="tooltip"]');
    const box = await hint?.boundingBox();
    const { x, y, width, height } = box ?? { x: -1, y: 0, width: 0, height: 0 };
    expect([x >= 0, x + width <= 320]).toEqual([true, true]);
    // Neither on the way to it nor over it does the pointer close it.
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 12 });
    await nextFrame(page);
    expect(await page.$('[role="tooltip"]')).not.toBeNull();
    await page.mouse.move(1, 1);
    await eventually(() => page.$('[role="tooltip"]')).toBeNull();
    await page.hover(trigger);
    await page.waitForSelector('[role="tooltip"]');
    await page.keyboard.press('Escape');
    await eventually(() => page.$('[role="tooltip"]')).toBeNull();
  });
});
