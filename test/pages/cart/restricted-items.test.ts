/** Items that may not be ordered, from Checkout to the end, by keyboard and by mouse. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { focusedName } from '../support/accessibility/focus.ts';
import { cartStands, goToQuickOrder, press, readLines, sees } from '../support/cart-screen.ts';
import { isInView } from '../support/layout/in-view.ts';
import { changeReplies } from '../support/replies/changed-replies.ts';
import { DESKTOP, eventually, PHONE, SHIPPED, useShop } from '../support/shop-visit.ts';

const REVIEW = 'GO TO CART & REVIEW';
const CONTINUE = 'REMOVE ITEMS & CONTINUE';

describe.each([SHIPPED])('items that may not be ordered, %s', (runtime) => {
  const shop = useShop(runtime);

  /** A cart whose checkout has been stopped by the dialog. */
  async function openStopped(as = 'guest', viewport = DESKTOP) {
    const visit = await shop.visit(`/checkout/cart?cart=restricted&as=${as}`, { viewport });
    const button = as === 'quote' ? 'Submit Quote Request' : 'Checkout';
    await cartStands(visit.page);
    // On a phone, it is the bar's button.
    const place = viewport === PHONE ? '.cb-cart__bar' : '.cb-cart__head';
    const leave = await visit.page.$(`${place} .cb-cart__leave`);
    expect(await leave?.evaluate(({ textContent }) => textContent)).toBe(button);
    await leave?.focus();
    await visit.page.keyboard.press('Enter');
    await visit.page.waitForSelector('dialog[open] .cb-restriction');
    return visit;
  }

  it('are shown in four groups, with the shop’s phone number [1 §3 Restricted item, §8 Restricted dialogs]', async () => {
    const { page, calls } = await openStopped();
    expect(await page.$$eval('dialog h3', (titles) => titles.map(({ textContent }) => textContent))).toEqual([
      'Discontinued Item Notice',
      'Users Restriction',
      'Geographic Item Notice',
      'Restricted Item Notice',
    ]);
    await sees(page, 'Please call 1-800-555-0142 for assistance with substitution items.');
    expect(await page.$$eval('dialog li img', (images) => images.length)).toBe(4);
    expect(page.url()).toBe(`${shop.address}/checkout/cart`);
    expect(calls('go-to-checkout')).toEqual([]);
  });

  it.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ])(
    'can be reviewed by keyboard: heading, Tab, first highlighted row; %s [accessibility Keyboard]',
    async (_, viewport) => {
      const { page } = await openStopped('guest', viewport);
      await eventually(() => focusedName(page)).toBe('heading Items to remove before checkout');
      const walk: string[] = [];
      for (let step = 0; step < 3; step += 1) {
        await page.keyboard.press('Tab');
        walk.push(await focusedName(page));
      }
      expect(walk).toEqual(['button Close', `button ${REVIEW}`, `button ${CONTINUE}`]);
      for (let step = 0; step < 6; step += 1) {
        await page.keyboard.press('Tab');
        expect(
          await page.evaluate(() => Boolean(document.activeElement?.closest('cb-cart-page tr, header'))),
        ).toBe(false);
      }
      await (await page.waitForSelector(`aria/${REVIEW}`))?.focus();
      await page.keyboard.press('Enter');
      const first = 'button Remove & See Replacement: Sheep Brain, Preserved, Dura Mater Removed';
      await eventually(() => focusedName(page)).toBe(first);
      await eventually(() => isInView(page)).toBe(true);
      const marked = (await readLines(page)).filter(({ text }) => text.includes('Restricted:'));
      expect(marked).toHaveLength(4);
      await page.keyboard.press('Escape');
      await eventually(() => focusedName(page)).toBe(first);
    },
  );

  it('stop the checkout if they can’t be read, and the page says so [wire Restricted items]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart?cart=restricted&as=individual', {
      prepare: (tab) => changeReplies(tab, { ciId: [null], catalogRefId: [null] }),
      expects: [/reply-incomplete: POST cart\/quarantine/],
    });
    await cartStands(page);
    await (await page.waitForSelector('.cb-cart__head .cb-cart__leave'))?.press('Enter');
    await sees(page, 'we couldn’t read which ones');
    expect(await page.$('dialog[open]')).toBeNull();
    expect(calls('go-to-checkout')).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/checkout/cart');
  });

  it('can also be reviewed after Escape, and nothing is lost [accessibility Dialogs]', async () => {
    const { page, calls } = await openStopped();
    await page.keyboard.press('Escape');
    await eventually(() => page.$$eval('.cb-line__mark', (marks) => marks.length)).toBeGreaterThan(3);
    await eventually(() => readLines(page)).toHaveLength(6);
    expect(calls('remove')).toEqual([]);
  });

  it('stay highlighted until an item is added by its number [1 §4 Quick order]', async () => {
    const { page } = await openStopped();
    await press(page, REVIEW);
    await eventually(() => countRestricted(page)).toBe(4);
    // The dialog moves the focus to the first of them; only then may the shopper move it.
    await eventually(() => focusedName(page)).toMatch(/^button Remove & See Replacement/);
    await goToQuickOrder(page);
    await page.keyboard.type('721002');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await eventually(() => countRestricted(page)).toBe(0);
    await sees(page, 'Added to your cart: 1 × 721002');
  });

  it.each([
    ['guest', '/checkout/login?qr=true'],
    ['individual', '/checkout/shipping?qr=true'],
    ['quote', '/checkout/int/save?qr=true'],
  ])(
    'are removed once for a double click, and %s goes on to %s [1 §2 Checkout targets, §4 Restricted removal, §6 Restricted items]',
    async (as, target) => {
      const { page, calls } = await openStopped(as);
      const button = await page.waitForSelector(`aria/${CONTINUE}`);
      await button?.click({ count: 2 });
      await eventually(() => page.url()).toBe(shop.address + target);
      const [removal, another] = calls('remove-multiple-items');
      expect(another).toBeUndefined();
      // One of each group: no longer made, for authorized users, for schools, not sent to the region.
      const { itemIds = '' } = (removal?.body ?? {}) as { itemIds?: string };
      expect(itemIds.split(',')).toHaveLength(4);
      expect(calls('go-to-checkout').map(({ body }) => body)).toEqual([{ redirectCheckout: target }]);
    },
  );

  it('stop at the cart if it is then empty, and the page says so [1 §4 Restricted removal]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart?cart=restricted');
    await cartStands(page);
    for (const name of [
      'Beaker, Low Form, Borosilicate, 250 mL',
      'Safety Goggles, Indirect Vent, Anti-Fog',
    ]) {
      // By keyboard, because a reply that changes something above a line moves the line under the pointer.
      await page.focus(`aria/Remove ${name}[role="button"]`);
      await page.keyboard.press('Enter');
      await eventually(() => focusedName(page)).toBe(`button Undo removing ${name}`);
    }
    await eventually(() => readLines(page)).toHaveLength(4);
    await press(page, 'Checkout');
    await press(page, CONTINUE);
    await sees(page, 'your cart is now empty');
    await sees(page, 'Your cart is currently empty');
    expect(page.url()).toBe(`${shop.address}/checkout/cart`);
    expect(calls('go-to-checkout')).toEqual([]);
  });
});

function countRestricted(page: Page): Promise<number> {
  return page.$$eval(
    '.cb-line__mark',
    (marks) => marks.filter(({ textContent }) => textContent?.startsWith('Restricted')).length,
  );
}
