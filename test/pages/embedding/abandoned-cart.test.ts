/** When the tag manager is told that a cart was abandoned. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { BEAKERS, cartStands, press, readLine, typeInto } from '../support/cart-screen.ts';
import { eventually, SHIPPED, useShop } from '../support/shop-visit.ts';

/** Runs in each page: keeps what is told even if the page is left with it. */
function keepEntries(): void {
  const list: unknown[] = [];
  list.push = (...entries) => {
    for (const entry of entries as { event?: string }[]) {
      if (entry.event !== 'abandoned_cart') continue;
      const told = JSON.parse(sessionStorage.getItem('told') ?? '[]');
      sessionStorage.setItem('told', JSON.stringify([...told, entry]));
    }
    return Array.prototype.push.apply(list, entries);
  };
  Object.assign(window, { dataLayer: list });
}

/** How often it was told so far. */
const told = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('told') ?? '[]').length as number);

describe('an abandoned cart', () => {
  const shop = useShop(SHIPPED);

  async function leaveBy(page: Page, link: string): Promise<void> {
    const { pathname } = new URL(link, shop.address);
    await page.$eval(`header a[href^="${link}"]`, (one) => (one as HTMLElement).click());
    await eventually(() => new URL(page.url()).pathname).toBe(pathname);
  }
  async function comeBack(page: Page): Promise<void> {
    await page.goto(`${shop.address}/checkout/cart`);
    await cartStands(page);
    // What watches the page comes a moment after its lines.
    await page.waitForSelector('.cb-totals__lines');
  }

  it('is told once for each content, and not on the way to sign in or to checkout [embedding Abandoned cart]', async () => {
    const { page } = await shop.visit('/checkout/cart', { before: keepEntries });
    await comeBack(page);
    await leaveBy(page, '/account/login');
    expect(await told(page)).toBe(0);
    await comeBack(page);
    await leaveBy(page, '/help');
    expect(await told(page)).toBe(1);
    await comeBack(page);
    await leaveBy(page, '/help');
    expect(await told(page)).toBe(1);
    await comeBack(page);
    await typeInto(page, `Quantity of ${BEAKERS}`, '12');
    await page.keyboard.press('Enter');
    await eventually(() => readLine(page, '721260')).toMatchObject({ total: '$359.40', state: '' });
    await leaveBy(page, '/help');
    expect(await told(page)).toBe(2);
  });

  it('is none that goes to checkout [embedding Abandoned cart]', async () => {
    const { page } = await shop.visit('/checkout/cart?cart=plain', { before: keepEntries });
    await comeBack(page);
    await press(page, 'Checkout');
    await eventually(() => page.url()).toBe(`${shop.address}/checkout/login`);
    expect(await told(page)).toBe(0);
  });
});
