/** A table of 400 lists: all of it is there for whoever looks for it, also while it gets another order. */
import { describe, expect, it } from 'vitest';
import { readShifts, recordShifts } from '../support/layout-shifts.ts';
import { DESKTOP, eventually, PHONE, SHIPPED, useShop } from '../support/shop-visit.ts';
import { drawTree } from '../support/tree.ts';

const BODY = '.cb-table__body';

describe.each([
  ['in a wide window', DESKTOP],
  ['on a phone', PHONE],
])('a table of 400 lists, %s', (_name, viewport) => {
  const shop = useShop(SHIPPED);

  it('is read out and found in whole, and does not shift when it is sorted [performance Long tables, accessibility Tables, visual Loading]', async () => {
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

    await page.focus('.cb-table__sort');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[aria-sort="ascending"]');
    await eventually(async () => (await names())[0]).not.toBe(before[0]);
    expect((await names()).toSorted()).toEqual(before.toSorted());
    const last = await page.$eval(`${BODY} tr:last-child a`, ({ textContent }) => textContent);
    expect(await page.evaluate(`find(${JSON.stringify(last)})`)).toBe(true);
    expect(await readShifts(page)).toEqual([]);
  });
});
