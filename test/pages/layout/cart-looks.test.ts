/** Where things are on the cart page, as a designer would measure it. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { cartStands, click } from '../support/cart-screen.ts';
import { eventually, PHONE, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

describe('the cart page', () => {
  const shop = useShop(SHIPPED);

  it('has one left edge for everything above the lines, and a panel with its action for unavailable items [visual Above the lines]', async () => {
    const { page } = await shop.visit('/checkout/cart?as=individual');
    await cartStands(page);
    await page.waitForSelector('cb-cart-page .cb-discontinued button');
    const parts = ['.cb-cart__heading', '.cb-cart__links .cb-link', '.cb-cart__lines > .cb-html'];
    const all = [...parts, '.cb-discontinued .cb-notice', '.cb-line-tools .cb-button', '.cb-lines'];
    const edges = await Promise.all(all.map((part) => readFrom(page, `cb-cart-page ${part}`, leftOf)));
    expect(new Set(edges).size).toBe(1);
    expect(await readFrom(page, '.cb-discontinued', (panel) => panel.textContent)).toBe(
      '2 items in your cart are discontinued. Remove all 2',
    );
    const tops = await Promise.all(all.slice(2).map((part) => readFrom(page, `cb-cart-page ${part}`, topOf)));
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  });

  it('reserves no more space for a reply below the promotional code than the gap between the forms [visual Above the lines]', async () => {
    const { page } = await shop.visit('/checkout/cart');
    await cartStands(page);
    const label = await page.waitForSelector('cb-cart-page .cb-charge + .cb-charge .cb-field__label');
    const gap = await label?.evaluate((label) => {
      const field = document.querySelector('cb-cart-page .cb-charge .cb-input');
      return label.getBoundingClientRect().top - (field?.getBoundingClientRect().bottom ?? 0);
    });
    expect(gap).toBeLessThanOrEqual(24);
    const before = await readFrom(page, 'cb-cart-page .cb-charge + .cb-charge', topOf);
    await click(page, 'cb-cart-page .cb-charge [type="submit"]');
    await page.waitForSelector('cb-cart-page .cb-charge .cb-field__error');
    expect(await readFrom(page, 'cb-cart-page .cb-charge + .cb-charge', topOf)).toBe(before);
  });

  it('has a line’s quantity, Remove and total in one row on a phone, and only the price of one in their column [visual Cards]', async () => {
    const { page } = await shop.visit('/checkout/cart', { viewport: PHONE });
    await cartStands(page);
    for (const part of ['.cb-stepper, .cb-line__fixed', '.cb-line__remove', '.cb-line__total']) {
      expect(await outsideOfRow(page, part)).toEqual([]);
    }
    const sale = await page.$$eval('cb-cart-page .cb-line', (lines) => {
      const line = lines.find(({ textContent }) => textContent?.includes('Sale Price'));
      const [price, total] = ['.cb-line__price', '.cb-line__total .cb-money'].map((part) =>
        line?.querySelector(part)?.getBoundingClientRect(),
      );
      return price && total && { isAbove: price.bottom <= total.top, isLeft: price.left < total.left };
    });
    expect(sale).toEqual({ isAbove: true, isLeft: true });
  });

  it('has the fixed quantity of the inspect view in line with the numbers of the steppers on a phone [visual Cards, 1 §2 Inspect view]', async () => {
    const { page } = await shop.visit('/checkout/inspect/cart?as=punchout-session', { viewport: PHONE });
    await cartStands(page);
    const centres = await page.$$eval('cb-cart-page :is(.cb-stepper__input, .cb-line__fixed)', (quantities) =>
      quantities.map((quantity) => {
        const { left, width } = quantity.getBoundingClientRect();
        return Math.round(left + width / 2);
      }),
    );
    expect(new Set(centres).size).toBe(1);
  });

  it('has no second Checkout at the bottom of the window once the shopper has scrolled past the totals [1 §2 Totals in view]', async () => {
    const { page } = await shop.visit('/checkout/cart', { viewport: PHONE });
    await cartStands(page);
    const isBarSeen = () =>
      readFrom(page, '.cb-cart__bar', (bar) => bar.checkVisibility({ visibilityProperty: true }));
    await eventually(isBarSeen).toBe(true);
    const button = '.cb-summary .cb-cart__leave';
    // At once, so that the button is never in view.
    await readFrom(page, button, (leave) => scrollBy(0, leave.getBoundingClientRect().bottom + 1));
    await eventually(isBarSeen).toBe(false);
    await page.evaluate(() => scrollTo(0, 0));
    await eventually(isBarSeen).toBe(true);
  });
});

const leftOf = (element: Element) => Math.round(element.getBoundingClientRect().left);
const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);

/** Names the lines in which the middle of a part is outside the row of the line's quantity. */
function outsideOfRow(page: Page, part: string): Promise<(string | null | undefined)[]> {
  return page.$$eval(
    'cb-cart-page .cb-line',
    (lines, part) => {
      const outside = lines.filter((line) => {
        const row = line.querySelector('.cb-line__quantity')?.getBoundingClientRect();
        const { top = 0, bottom = 0 } = line.querySelector(part)?.getBoundingClientRect() ?? {};
        const middle = (top + bottom) / 2;
        return !row || row.height > 52 || middle < row.top || middle > row.bottom;
      });
      return outside.map((line) => line.querySelector('.cb-line__name')?.textContent);
    },
    part,
  );
}
