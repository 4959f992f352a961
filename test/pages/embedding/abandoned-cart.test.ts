/** When the tag manager gets the event of an abandoned cart. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { cartStands, readLine, typeInto } from '../support/cart-screen.ts';
import { atRest, followTime, holdTime, passTime } from '../support/page-clock.ts';
import { eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

/** Runs in each page. Keeps the entries in the tab's storage, because an entry may be the last thing that its page does. */
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

/** How often it got the event so far. */
const told = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('told') ?? '[]').length as number);

/** Leaving is watched from an effect of the part that loads last. */
async function stands(page: Page): Promise<void> {
  await cartStands(page);
  await page.waitForSelector('.cb-print-header__shop');
  await atRest(page);
}

describe('an abandoned cart', () => {
  const shop = useShop(SHIPPED);

  async function leaveBy(page: Page, link: string): Promise<void> {
    const { pathname } = new URL(link, shop.address);
    await readFrom(page, `header a[href^="${link}"]`, (one) => (one as HTMLElement).click());
    await eventually(() => new URL(page.url()).pathname).toBe(pathname);
  }
  async function comeBack(page: Page): Promise<void> {
    await page.goto(`${shop.address}/checkout/cart`);
    await stands(page);
  }

  it('is reported once for the same contents, and not on the way to sign in [embedding Abandoned cart]', async () => {
    const { page } = await shop.visit('/checkout/cart?cart=plain', {
      before: keepEntries,
      prepare: followTime,
    });
    await stands(page);
    await leaveBy(page, '/account/login');
    expect(await told(page)).toBe(0);
    await comeBack(page);
    await leaveBy(page, '/help');
    expect(await told(page)).toBe(1);
    await comeBack(page);
    await leaveBy(page, '/help');
    expect(await told(page)).toBe(1);
    await comeBack(page);
    const name = await readFrom(page, '.cb-line__name', (link) => link.textContent);
    await typeInto(page, `Quantity of ${name}`, '25');
    await page.keyboard.press('Enter');
    await eventually(() => readLine(page, '721002')).toMatchObject({ quantity: '25', state: '' });
    await leaveBy(page, '/help');
    expect(await told(page)).toBe(2);
  });

  it('is reported if a page is hidden for 30 seconds, and not if it is shown again before [embedding Abandoned cart]', async () => {
    const { page } = await shop.visit('/checkout/cart', { before: keepEntries, prepare: holdTime });
    await stands(page);
    const hide = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await hide(true);
    await passTime(page, 29_000);
    await hide(false);
    await passTime(page, 29_000);
    expect(await told(page)).toBe(0);
    await hide(true);
    await passTime(page, 30_000);
    expect(await told(page)).toBe(1);
  });
});
