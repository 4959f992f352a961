/** A list of hundreds or thousands of items. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/accessibility/audit.ts';
import { click, sees } from '../support/cart-screen.ts';
import { costOfRows } from '../support/cost-of-rows.ts';
import { eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const OWN = '/account/list-detail?giftlistId=gl20002&isWishlist=false&as=individual';
const PUBLIC = '/account/list-detail-public?giftlistId=gl010002&profileId=310001';

/** By their classes, because finding a name among thousands of elements takes a browser seconds. */
const MENU = '.cb-list-detail__whole .cb-menu__button';
const CHOOSE = '.cb-list-detail__whole .cb-menu__item';
const NEXT = '.cb-list-pages .cb-button:last-child';

const firstItem = (page: Page) =>
  readFrom(page, '.cb-table__body .cb-list-item__name', ({ textContent }) => textContent);

// React itself adds two listeners to each picture and one to each field.
describe.each([SHIPPED])('a list of 500 items, %s', (runtime) => {
  const shop = useShop(runtime);

  it.each([
    ['the shopper’s own', OWN],
    ['another customer’s', PUBLIC],
  ])('%s: has at most two listeners a row, and hardly any layers [performance Line]', async (_name, path) => {
    const { page } = await shop.visit(path);
    await page.waitForSelector('.cb-table__body tr:nth-child(500)');
    const { rows, positioned, listeners } = await costOfRows(page, '.cb-table__body');
    expect(rows).toBe(500);
    expect(positioned).toBeLessThanOrEqual(1);
    expect(listeners).toBeLessThanOrEqual(2);
  });

  it('has at most two listeners a row while items are chosen, and ticks, steps and restores each [performance Line]', async () => {
    const { page } = await shop.visit(OWN);
    await page.waitForSelector('.cb-table__body tr:nth-child(500)');
    await click(page, MENU);
    await click(page, CHOOSE);
    await page.waitForSelector('dialog .cb-table__body tr:nth-child(500)');
    expect((await costOfRows(page, 'dialog .cb-table__body')).listeners).toBeLessThanOrEqual(2);

    await click(page, 'dialog tbody tr:nth-child(2) input[type=checkbox]');
    await sees(page, 'Add selected (1)');
    const field = 'dialog tbody tr:nth-child(2) .cb-stepper__field';
    const quantity = () => readFrom(page, field, (input) => (input as HTMLInputElement).value);
    const before = await quantity();
    await click(page, 'dialog tbody tr:nth-child(2) .cb-stepper__button:last-child');
    await eventually(quantity).toBe(`${Number(before) + 1}`);
    await page.focus(field);
    await page.keyboard.press('Escape');
    await eventually(quantity).toBe(before);
  });
});

describe('a list that is too long for a page', () => {
  const shop = useShop(SHIPPED);

  it('says so and has pages; the whole list stays the whole list [performance Too long]', async () => {
    const { page, calls } = await shop.visit(`${OWN}&items=5000`);
    await sees(page, 'Items 1 to 2,000 of 5,000.');
    await sees(page, 'This list is too long for one page.');
    const first = await firstItem(page);
    await click(page, '.cb-table__body .cb-select-box__input');
    await sees(page, '1 item selected');
    await click(page, NEXT);
    await sees(page, 'Items 2,001 to 4,000 of 5,000.');
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(
      /^Items 2,001 to 4,000 of 5,000\./,
    );
    await eventually(() => firstItem(page)).not.toBe(first);
    await sees(page, '1 item selected (1 not shown)');
    expect(new URL(page.url()).searchParams.get('page')).toBe('2');

    await page.type('cb-list-detail input[type=search]', 'sheep brain');
    await eventually(() => page.$('.cb-list-pages')).toBeNull();
    await eventually(() => page.$eval('.cb-table__body', (body) => body.children.length)).toBeGreaterThan(1);
    expect(await findViolations(page)).toEqual([]);
    await page.goBack();
    await sees(page, 'Items 1 to 2,000 of 5,000.');
    expect(calls('sort')).toEqual([]);
  });
});
