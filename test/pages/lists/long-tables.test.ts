/** A table of 400 lists: every row is always there for whoever looks for it, even while the table is reordered. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { drawTree } from '../support/accessibility/tree.ts';
import { readShifts, recordShifts } from '../support/layout/layout-shifts.ts';
import { DESKTOP, eventually, PHONE, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const BODY = '.cb-table__body';

/** In a wide window, the column headings sort; cards have a select instead. */
async function sortByHead(page: Page): Promise<void> {
  await page.focus('.cb-table__sort');
  await page.keyboard.press('Enter');
}

async function sortByChoice(page: Page): Promise<void> {
  await page.select('.cb-table-sort__select', 'name');
}

describe.each([
  ['in a wide window', DESKTOP, sortByHead],
  ['on a phone', PHONE, sortByChoice],
])('a table of 400 lists, %s', (_name, viewport, sort) => {
  const shop = useShop(SHIPPED);

  it('is read and searched as a whole, and moves only its rows when it is sorted [performance Long tables, accessibility Tables, visual Loading]', async () => {
    const { page } = await shop.visit('/account/list?as=individual&lists=400', {
      viewport,
      before: recordShifts,
    });
    await page.waitForSelector(`${BODY} tr:nth-child(400)`);
    const names = () =>
      page.$$eval(`${BODY} th a`, (links) => links.map(({ textContent }) => textContent ?? ''));
    const before = await names();
    const tree = await drawTree(page, BODY);
    expect(tree.match(/^ {2}row$/gm)).toHaveLength(400);
    expect(before.filter((name) => !tree.includes(`link ${name}`))).toEqual([]);

    await sort(page);
    await page.waitForSelector('[aria-sort="ascending"]');
    await eventually(async () => (await names())[0]).not.toBe(before[0]);
    expect((await names()).toSorted()).toEqual(before.toSorted());
    // Even the row far below the window is laid out, so that the browser finds its text.
    const isThere = (link: Element) => link.checkVisibility({ contentVisibilityAuto: true });
    expect(await readFrom(page, `${BODY} tr:last-child a`, isThere)).toBe(true);
    // Only the rows change their places.
    const moved = (await readShifts(page)).flatMap(({ elements }) => elements);
    expect(moved.filter((element) => !element.startsWith('TR.cb-table__row'))).toEqual([]);
  });
});
