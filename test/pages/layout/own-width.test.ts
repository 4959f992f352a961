/** A widget in a narrow column of a wide window. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { cartStands } from '../support/cart-screen.ts';
import { DESKTOP, eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

/** Puts the main content of a page into a column. */
const narrow = (page: Page, width: number) =>
  readFrom(
    page,
    'main#content',
    (main, pixels) => main.style.setProperty('width', `${pixels}px`, 'important'),
    width,
  );

/** Whether the second element is beside the first: to the right of it, and beginning above its bottom edge. */
const beside = (page: Page, one: string, other: string) =>
  page.evaluate(
    (...selectors) => {
      const [first, second] = selectors.map((selector) =>
        document.querySelector(selector)?.getBoundingClientRect(),
      );
      return (
        first !== undefined && second !== undefined && second.left >= first.right && second.top < first.bottom
      );
    },
    one,
    other,
  );

describe('a widget in a column of its own width', () => {
  const shop = useShop(SHIPPED);

  it('has its phone layout, whatever the window: the cart, then the orders as cards [visual Widths]', async () => {
    const { page } = await shop.visit('/checkout/cart?as=individual', { viewport: DESKTOP });
    await cartStands(page);
    const totalsBeside = () =>
      beside(page, 'cb-cart-page .cb-lines__body', 'cb-cart-page .cb-summary__total');
    const plusIsShown = () =>
      readFrom(page, 'cb-cart-page .cb-stepper__button', (plus) => plus.checkVisibility());
    await eventually(totalsBeside).toBe(true);
    await narrow(page, 360);
    await eventually(totalsBeside).toBe(false);
    await eventually(plusIsShown).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    await page.goto(`${shop.address}/account/order`);
    await page.waitForSelector('cb-order-history tbody tr');
    const cellsBeside = () =>
      beside(page, 'cb-order-history tbody tr > :first-child', 'cb-order-history tbody tr > :last-child');
    await eventually(cellsBeside).toBe(true);
    await narrow(page, 360);
    await eventually(cellsBeside).toBe(false);
  });
});
