/** One of the shopper's own lists. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { findViolations, findWidthsWithScroll } from '../support/accessibility/audit.ts';
import { focusedName } from '../support/accessibility/focus.ts';
import { click, press, readMiniCartCount, sees, typeInto } from '../support/cart-screen.ts';
import { coloursOnPaper, onPaper } from '../support/layout/on-paper.ts';
import { eventually, PHONE, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const LIST = '/account/list-detail?giftlistId=gl20000&isWishlist=false&as=individual&lists=30';
const HUGE = '/account/list-detail?giftlistId=gl20002&isWishlist=false&as=individual&lists=30';
const SHEEP = 'Sheep Brain, Preserved, Dura Mater Intact';

const stands = (page: Page) => page.waitForSelector('cb-list-detail .cb-table__scroller[data-busy="false"]');
const names = (page: Page) =>
  page.$$eval('cb-list-detail tbody th', (cells) =>
    cells.map((cell) => cell.querySelector('.cb-list-item__name')?.textContent ?? ''),
  );
const quantity = (page: Page, name: string) =>
  readFrom(page, `aria/Quantity of ${name}`, (field) => (field as HTMLInputElement).value);

/** Chooses an action of the menu. */
async function choose(page: Page, action: string): Promise<void> {
  await press(page, 'More actions');
  await click(page, `aria/${action}[role="menuitem"]`);
}

describe.each([SHIPPED])('a list of the shopper’s own, %s', (runtime) => {
  const shop = useShop(runtime);

  it('keeps quantities, loses items and gets them back, and is renamed [2 §2 Own list, §7 List to cart]', async () => {
    const { page, calls } = await shop.visit(LIST);
    await stands(page);
    const before = await names(page);
    await typeInto(page, `Quantity of ${SHEEP}`, '5');
    await page.keyboard.press('Enter');
    await eventually(() => calls('add-products-to-cart').length).toBe(1);

    await press(page, `Remove ${before[1]}`);
    await sees(page, `${before[1]} was removed from the list.`);
    await eventually(() => focusedName(page)).toBe(`button Undo: ${before[1]} was removed from the list.`);
    await press(page, `Undo: ${before[1]} was removed from the list.`);
    await eventually(async () => (await names(page)).at(-1)).toBe(before[1]);

    await choose(page, 'Edit name and description');
    await typeInto(page, 'List name', 'Brains');
    await press(page, 'Save');
    await sees(page, 'Your changes were saved.');
    await eventually(() => page.title()).toContain('Brains');

    await page.reload();
    await stands(page);
    expect(await readFrom(page, 'h1', ({ textContent }) => textContent)).toBe('Brains');
    expect(await quantity(page, SHEEP)).toBe('5');
  });
});

describe('a list of the shopper’s own', () => {
  const shop = useShop(SHIPPED);

  it('goes into the cart item by item, or whole [2 §2 Own list, §4 List to cart]', async () => {
    const { page, calls } = await shop.visit(`${LIST}&cart=empty`);
    await stands(page);
    await press(page, `Add to Cart: ${SHEEP}`);
    await page.waitForSelector('dialog .cb-added__product');
    await eventually(() => readMiniCartCount(page)).toBe('12');
    await page.keyboard.press('Escape');
    await eventually(() => focusedName(page)).toBe(`button Add to Cart: ${SHEEP}`);
    await press(page, 'Add List to Cart');
    await page.waitForSelector('dialog .cb-added__product');
    expect(await findViolations(page)).toEqual([]);
    expect(calls('add-list-to-cart')).toHaveLength(1);
  });

  it('is made public, copied, emailed and deleted as a whole [2 §2 Whole list, §2 Who sees a list, §2 List deletion]', async () => {
    const { page, calls } = await shop.visit(LIST, { viewport: PHONE });
    await stands(page);
    await sees(page, 'Others can see this list.');
    await choose(page, 'Edit name and description');
    await click(page, 'aria/Others can see this list[role="checkbox"]');
    expect(await findViolations(page)).toEqual([]);
    await press(page, 'Save');
    await sees(page, 'Your changes were saved.');
    await typeInto(page, `Quantity of ${SHEEP}`, '5');
    await page.keyboard.press('Enter');
    await eventually(() => calls('add-products-to-cart').length).toBe(2);
    await page.reload();
    await stands(page);
    expect(await readFrom(page, 'cb-list-detail', (list) => list.textContent)).not.toContain(
      'Others can see',
    );

    await choose(page, 'Copy List');
    await typeInto(page, 'List name', 'Brains again');
    await click(page, 'dialog .cb-button[type="submit"]');
    await sees(page, 'Copied to Brains again.');
    await choose(page, 'Email List');
    await typeInto(page, 'Email addresses', 'ada@example.com');
    expect(await findViolations(page)).toEqual([]);
    await press(page, 'Send');
    await eventually(() => calls('email-list').length).toBe(1);
    expect(await findWidthsWithScroll(page, [320])).toEqual([]);

    await choose(page, 'Delete List');
    await sees(page, 'will be deleted.');
    await click(page, 'dialog .cb-button[data-tone="danger"]');
    await sees(page, 'List(s) successfully deleted.');
    expect(new URL(page.url()).pathname).toBe('/account/list');
    // The lists may be read after this is announced.
    await sees(page, 'Brains again');
  });

  it('of 500 items is filtered while the shopper types, and comes back with its address [performance Long tables]', async () => {
    const { page } = await shop.visit(HUGE);
    await stands(page);
    await eventually(() => names(page)).toHaveLength(500);
    await page.type('cb-list-detail input[type=search]', 'sheep brain');
    await eventually(async () => (await names(page)).every((name) => /sheep brain/i.test(name))).toBe(true);
    await stands(page);
    await press(page, 'Price');
    await eventually(() => page.url()).toContain('search=sheep+brain&sort=price');
    await stands(page);
    const shown = await names(page);
    expect(shown.length).toBeGreaterThan(1);
    await page.reload();
    await stands(page);
    await eventually(() => names(page)).toEqual(shown);
  });

  it('passes axe-core, and fits every width [accessibility Axe, accessibility Widths]', async () => {
    const { page } = await shop.visit(LIST, { viewport: PHONE });
    await stands(page);
    expect(await findViolations(page)).toEqual([]);
    await typeInto(page, `Quantity of ${SHEEP}`, 'x');
    await page.keyboard.press('Enter');
    await sees(page, 'Enter a whole number from 1 to 999.');
    await press(page, `Remove ${(await names(page))[1]}`);
    await sees(page, 'was removed from the list.');
    expect(await findViolations(page)).toEqual([]);
    expect(await findWidthsWithScroll(page, [320, 640, 1280])).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
  });

  it('is printed with numbers and quantities, and nothing that only works on a screen [visual Print]', async () => {
    const { page } = await shop.visit(LIST);
    await stands(page);
    await onPaper(page);
    const { text, fields } = await readFrom(page, 'cb-list-detail', (list) => ({
      text: (list as HTMLElement).innerText,
      fields: [...list.querySelectorAll('input')]
        .filter((field) => field.checkVisibility())
        .map(({ value }) => value),
    }));
    const lines = text.split(/[\n\t]+/);
    expect(text).toMatch(/Printed .* Dana Whitlock/);
    expect(text).toContain('228772');
    expect(text).toContain('$18.50');
    expect(fields[0]).toBe('12');
    expect(await coloursOnPaper(page, 'cb-list-detail')).toEqual([]);
    for (const control of ['Add to Cart', 'Remove', 'Print', 'More actions', 'Search this list']) {
      expect(lines).not.toContain(control);
    }
  });
});
