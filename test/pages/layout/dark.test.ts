/** Widgets on pages that say `color-scheme: dark`. */
import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/accessibility/audit.ts';
import { cartStands, press } from '../support/cart-screen.ts';
import { allMounted } from '../support/mounted.ts';
import { eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const PAGES = [
  '/checkout/cart',
  '/account/order',
  '/account/list',
  '/account/list-detail?giftlistId=gl20000&isWishlist=false&lists=30',
  '/account/profile',
  '/account/landing',
  '/order-sheet',
];

describe.each([SHIPPED])('on a dark page, %s,', (runtime) => {
  const shop = useShop(runtime);

  it.each(PAGES)('all text has enough contrast: %s [visual Dark]', async (path) => {
    const { page } = await shop.visit(`${path}${path.includes('?') ? '&' : '?'}as=individual&sheet=dark`);
    await allMounted(page);
    expect(await findViolations(page, ['color-contrast'], '[data-cb-widget]')).toEqual([]);
  });

  it('so do dialogs, notices and the panel of the mini-cart [visual Dark]', async () => {
    const { page } = await shop.visit('/checkout/cart?as=individual&sheet=dark&tell=danger');
    await cartStands(page);
    await allMounted(page);
    await press(page, 'What’s in your cart');
    await page.waitForSelector('.cb-mini-cart__panel a');
    expect(await findViolations(page, ['color-contrast'], '[data-cb-widget]')).toEqual([]);
    await page.keyboard.press('Escape');
    await press(page, 'remove all items');
    await page.waitForSelector('dialog[open]');
    expect(await findViolations(page, ['color-contrast'], 'dialog[open]')).toEqual([]);
  });

  it('the widgets are light on paper, and on a page that is light [visual Dark]', async () => {
    const { page } = await shop.visit('/checkout/cart?as=individual&sheet=dark');
    await cartStands(page);
    const ink = () => readFrom(page, 'cb-cart-page .cb-cart__body', (body) => getComputedStyle(body).color);
    expect(await ink()).toBe('rgb(227, 233, 239)');
    await page.emulateMediaType('print');
    await eventually(ink).toBe('rgb(0, 0, 0)');
    await page.emulateMediaType('screen');
    await page.evaluate(() => {
      document.documentElement.style.colorScheme = 'light';
    });
    await eventually(ink).toBe('rgb(27, 39, 51)');
  });
});
