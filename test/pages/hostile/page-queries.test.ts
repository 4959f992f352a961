/** Hostile ids in the query of every page that reads an id there. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { HOSTILE_IDS } from '../../corpora/hostile-ids.ts';
import { eventually, SHIPPED, useShop } from '../support/shop-visit.ts';

/** The page, its widget, and the names in its query that are ids. */
const PAGES = [
  [
    '/account/order-detail?orderId=o99661500&userId=220022&as=individual',
    'order-detail',
    ['orderId', 'userId'],
  ],
  ['/account/list-detail?giftlistId=gl20002&isWishlist=false&as=individual', 'list-detail', ['giftlistId']],
  ['/account/list-public?id=310001', 'friend-lists', ['id']],
  [
    '/account/list-detail-public?giftlistId=gl010000&profileId=310001',
    'public-list',
    ['giftlistId', 'profileId'],
  ],
  ['/account/sso/profile.jsp?as=guest&id=550001', 'sso-profile', ['id']],
  ['/order/resources?orderId=W66401500&productIds=142304', 'order-resources', ['orderId', 'productIds']],
] as const;

/** Calls that a page with a hostile id may still make: those without an id in their path. */
const HARMLESS =
  /\/(cart\/(cart-details\/false|cart-bottom-area)|checkout\/mini-cart-count|shopping-list\/shopping-list-details|order\/order-resources)$/;

const READY = '.cb-island:not(:has([data-phase="loading"], [data-state="loading"]))';

/** A part of them; all of them are tried on the calls themselves. */
const IDS = HOSTILE_IDS.filter(({ length }, index) => length < 1000 && index % 6 === 0);

/** Restarts the widget with each of the ids, one after another, and then restores the query. */
async function tryIds(page: Page, widget: string, name: string, ids: readonly string[]): Promise<void> {
  await page.evaluate(
    async (values, parameter, selector) => {
      const { href } = location;
      const address = new URL(href);
      const point = document.querySelector(selector) as Element;
      for (const value of values) {
        address.searchParams.set(parameter, value);
        history.replaceState(null, '', address);
        window.cbWidgets?.unmount?.(point);
        window.cbWidgets?.mount?.(point);
        // Two turns: one in which the element mounts, one in which its first effects have run.
        for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setTimeout(resolve));
      }
      history.replaceState(null, '', href);
    },
    ids as string[],
    name,
    `main [data-cb-widget="${widget}"]`,
  );
}

describe(`${HOSTILE_IDS.length} hostile ids`, () => {
  const shop = useShop(SHIPPED);

  it.each(PAGES)('in the query cause no other call: %s [S9, wire Paths]', async (path, widget, names) => {
    const { page, calls } = await shop.visit(path, { expects: [/catalogue-islands|status of (404|400)/] });
    await page.waitForSelector(`main [data-cb-widget="${widget}"] ${READY}`);
    // A blank counts as no id, and the page may then know what to read.
    const usual = new Set(calls().map((call) => call.path));
    const before = calls().length;
    expect(before).toBeGreaterThan(0);
    for (const name of names) await tryIds(page, widget, name, IDS);
    const made = calls()
      .slice(before)
      .map(({ path: made }) => made);
    expect([...new Set(made)].filter((call) => !usual.has(call) && !HARMLESS.test(call))).toEqual([]);
    expect(new URL(page.url()).origin).toBe(shop.address);
    // A valid id leads to its call.
    for (const name of names) {
      const earlier = calls().length;
      await tryIds(page, widget, name, ['x1']);
      await eventually(() => calls().length).toBeGreaterThan(earlier);
    }
  });
});
