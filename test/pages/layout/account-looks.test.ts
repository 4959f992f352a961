/** Where things are on the pages of orders and lists, as a designer would measure it. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { click } from '../support/cart-screen.ts';
import { DESKTOP, PHONE, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const ORDERS = '/account/order?as=individual';
const LIST = '/account/list-detail?giftlistId=gl20000&isWishlist=false&as=individual';
const BRAIN = 'Sheep Brain, Preserved, Dura Mater Intact';

describe('the pages of orders and lists', () => {
  const shop = useShop(SHIPPED);

  it('fit twelve orders into 900 px, with each order’s actions on one line [visual Cards]', async () => {
    const { page } = await shop.visit(ORDERS, { viewport: { width: 1280, height: 900 } });
    await page.waitForSelector('aria/Choose items from order W66401498…');
    expect(await readFrom(page, '.cb-orders .cb-table', (table) => table.clientHeight)).toBeLessThan(900);
    expect(new Set(await heights(page, '.cb-orders tbody tr')).size).toBe(1);
    expect(Math.max(...(await heights(page, '.cb-orders tbody tr')))).toBeLessThan(55);
  });

  it('show values below each other and all actions in one row on a phone’s cards [visual Cards]', async () => {
    const { page } = await shop.visit(ORDERS, { viewport: PHONE });
    await page.waitForSelector('aria/Choose items from order W66401498…');
    const lefts = await page.$$eval(
      '.cb-orders tbody :is(.cb-table__cell--total, .cb-table__cell--quantity) > *',
      (values) => values.map((value) => Math.round(value.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size).toBe(1);
    const middles = await page.$$eval('.cb-orders__actions', (rows) =>
      rows.flatMap((row) => {
        const tops = [...row.querySelectorAll('.cb-button')].map((button) => {
          const { top, height } = button.getBoundingClientRect();
          return Math.round(top + height / 2);
        });
        return tops.every((top) => top === tops[0]) ? [] : [row.textContent];
      }),
    );
    expect(middles).toEqual([]);
  });

  it.each([
    ['a desktop', DESKTOP, 380],
    ['a phone', PHONE, 480],
  ])(
    'start a list early on %s, and don’t move a row when the first tick shows the actions [visual Selection]',
    async (_, viewport, most) => {
      const { page } = await shop.visit(LIST, { viewport });
      const box = await page.waitForSelector(`aria/Select ${BRAIN}[role="checkbox"]`);
      const top = () => box?.evaluate((box) => Math.round(box.getBoundingClientRect().top + scrollY));
      const heading = await readFrom(
        page,
        'cb-list-detail h1',
        (heading) => heading.getBoundingClientRect().top,
      );
      const before = (await top()) ?? 0;
      expect(before - heading).toBeLessThan(most);
      expect(await page.$('.cb-selected-rows button')).toBeNull();
      await click(page, `aria/Select ${BRAIN}[role="checkbox"]`);
      await page.waitForSelector('.cb-selected-rows button');
      expect(await top()).toBe(before);
      const { bottom = 0, height } = await readFrom(page, '.cb-selected-rows', (bar) => {
        const { bottom } = bar.getBoundingClientRect();
        return { bottom: Math.round(bottom), height: innerHeight };
      });
      expect(bottom).toBeLessThanOrEqual(height);
    },
  );
});

const heights = (page: Page, rows: string) =>
  page.$$eval(rows, (rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
