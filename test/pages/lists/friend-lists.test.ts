/** Another customer's public lists. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { findViolations, findWidthsWithScroll } from '../support/accessibility/audit.ts';
import { focusedName } from '../support/accessibility/focus.ts';
import { press, readMiniCartCount, sees, typeInto } from '../support/cart-screen.ts';
import { eventually, PHONE, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

/** A customer of the demo shop who shares five lists. */
const LISTS = '/account/list-public?id=310001';

const names = (page: Page) =>
  page.$$eval('cb-friend-lists tbody th a', (links) => links.map(({ textContent }) => textContent));

async function stands(page: Page): Promise<void> {
  await page.waitForSelector('cb-friend-lists .cb-table__row');
}

describe.each([SHIPPED])("a friend's lists, %s", (runtime) => {
  const shop = useShop(runtime);

  it('are searched and sorted, and still are after visiting one of them [2 §2 Friend lists]', async () => {
    const { page, calls } = await shop.visit(`${LISTS}&as=individual`);
    await stands(page);
    expect(await readFrom(page, 'cb-friend-lists h1', (heading) => heading.textContent)).toBe(
      "Marta Keller's Lists",
    );
    await (await page.waitForSelector('aria/Search these lists[role="searchbox"]'))?.type('biology');
    await page.keyboard.press('Enter');
    await sees(page, 'lists found.');
    const found = await names(page);
    expect(found.length).toBeGreaterThan(1);
    expect(found.length).toBeLessThan(5);
    await press(page, 'Name/description');
    await page.waitForSelector('th[aria-sort="ascending"]');
    await press(page, 'Name/description');
    await page.waitForSelector('th[aria-sort="descending"]');
    const sorted = await names(page);
    expect(sorted).toEqual([...found].sort().reverse());
    expect(calls('friend-list-sort')).toHaveLength(2);
    await press(page, sorted[0] ?? '', 'link');
    await page.waitForSelector('cb-public-list .cb-table__row');
    await page.goBack();
    await stands(page);
    await eventually(() => names(page)).toEqual(sorted);
    await page.waitForSelector('th[aria-sort="descending"]');
  });

  it('go into the cart, line by line, and the header follows [2 §4 List to cart]', async () => {
    const { page, calls } = await shop.visit(`${LISTS}&as=individual&cart=empty`);
    await stands(page);
    await press(page, 'Add to Cart: Biology 101: Cells & Tissues');
    await sees(page, 'View Cart');
    expect((await page.$$('dialog li')).length).toBeGreaterThan(0);
    expect(await findViolations(page)).toEqual([]);
    await eventually(() => readMiniCartCount(page)).not.toBe('0');
    await page.keyboard.press('Escape');
    await eventually(() => focusedName(page)).toBe('button Add to Cart: Biology 101: Cells & Tissues');
    expect(calls('add-multiple-products-to-cart')).toHaveLength(1);
  });
});

describe("a friend's lists", () => {
  const shop = useShop(SHIPPED);

  it('are copied to the shopper’s own lists [2 §2 Friend list rows]', async () => {
    const { page } = await shop.visit(`${LISTS}&as=individual`);
    await stands(page);
    await press(page, 'Copy Anatomy: Fetal Pig');
    await typeInto(page, 'List name', 'Spring order');
    await press(page, 'Copy List');
    await sees(page, 'Copied to Spring order.');
    await eventually(() => focusedName(page)).toBe('button Copy Anatomy: Fetal Pig');
    expect(await findViolations(page)).toEqual([]);
    await page.goto(new URL('/account/list', page.url()).href);
    await sees(page, 'Spring order');
  });

  it('ask a guest to sign in for a copy, and return the focus [2 §6 Guest]', async () => {
    const { page } = await shop.visit(`${LISTS}&as=guest`, { viewport: PHONE });
    await stands(page);
    expect(await findViolations(page)).toEqual([]);
    expect(await findWidthsWithScroll(page, [320, 640])).toEqual([]);
    await press(page, 'Copy Old Favorites');
    await page.waitForSelector('dialog[open] input[name="password"]');
    await page.keyboard.press('Escape');
    await eventually(() => focusedName(page)).toBe('button Copy Old Favorites');
  });

  it('show no amount if prices are hidden [2 §6 Prices]', async () => {
    const { page } = await shop.visit(`${LISTS}&as=prices-hidden`);
    await stands(page);
    expect(await readFrom(page, 'cb-friend-lists', (widget) => widget.outerHTML)).not.toMatch(/\$\d|Total/);
  });
});
