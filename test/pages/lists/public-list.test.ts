/** One public list of another customer. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { findViolations, findWidthsWithScroll } from '../support/accessibility/audit.ts';
import { focusedName } from '../support/accessibility/focus.ts';
import { click, press, readMiniCartCount, sees } from '../support/cart-screen.ts';
import { eventually, PHONE, RUNTIMES, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

/** A customer of the demo shop who shares five lists; the second one has 500 items. */
const FRIEND = '310001';
const listPath = (id: string) => `/account/list-detail-public?giftlistId=${id}&profileId=${FRIEND}`;
const DISSECTION = listPath('gl010000');

const names = (page: Page) =>
  page.$$eval('.cb-list-item__name', (links) => links.map(({ textContent }) => textContent ?? ''));

async function stands(page: Page): Promise<void> {
  await page.waitForSelector('cb-public-list .cb-table__row');
}

describe.each(RUNTIMES)('a public list, %s', (runtime) => {
  const shop = useShop(runtime);

  it('is searched while typing and sorted; ticked items go into the cart [2 §2 Item search, §2 Item columns]', async () => {
    const { page, calls } = await shop.visit(`${DISSECTION}&as=individual&cart=empty`);
    await stands(page);
    expect(await page.title()).toBe('Biology 101: Dissection | Fernbrook Science Supply');
    const all = await names(page);
    await (await page.waitForSelector('aria/Search this list[role="searchbox"]'))?.type('living');
    await sees(page, 'items found.');
    const found = await names(page);
    expect(found.length).toBeLessThan(all.length);
    await press(page, 'Description');
    await page.waitForSelector('th[aria-sort="ascending"]');
    await eventually(() => names(page)).toEqual([...found].sort((one, other) => one.localeCompare(other)));
    await click(page, 'aria/Select all items');
    await sees(page, `${found.length} items selected`);
    await press(page, 'Add to Cart');
    await sees(page, 'View Cart');
    expect(await page.$$('dialog li')).toHaveLength(found.length);
    expect(await findViolations(page)).toEqual([]);
    await eventually(() => readMiniCartCount(page)).not.toBe('0');
    expect(calls('add-products-to-cart')).toHaveLength(1);
  });

  it('switches to another list of the owner, and back [2 §2 Other lists]', async () => {
    const { page } = await shop.visit(`${DISSECTION}&as=individual`);
    await stands(page);
    const first = await names(page);
    const choice = await page.waitForSelector('aria/View a Different List...[role="combobox"]');
    await choice?.select('gl010004');
    await eventually(() => page.title()).toMatch(/^Old Favorites \|/);
    expect(page.url()).toContain('giftlistId=gl010004');
    expect(await names(page)).not.toEqual(first);
    await page.goBack();
    await eventually(() => names(page)).toEqual(first);
    await eventually(() => page.title()).toMatch(/^Biology 101: Dissection \|/);
  });
});

describe('a public list', () => {
  const shop = useShop(SHIPPED);

  it('asks a guest to sign in for a copy, and returns the focus to Copy List [2 §2 Guest copy, §6 Guest]', async () => {
    const { page } = await shop.visit(`${DISSECTION}&as=guest`);
    await stands(page);
    await (await page.waitForSelector('aria/Copy List[role="button"]'))?.focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog[open] input[name="password"]');
    await page.keyboard.press('Escape');
    await eventually(() => focusedName(page)).toBe('button Copy List');
  });

  it('works by keyboard: sorting, ticking, adding [accessibility Keyboard]', async () => {
    const { page } = await shop.visit(`${DISSECTION}&as=individual&cart=empty`);
    await stands(page);
    await (await page.waitForSelector('aria/Price[role="button"]'))?.focus();
    await page.keyboard.press('Space');
    await page.waitForSelector('th[aria-sort="ascending"]');
    await page.keyboard.press('Space');
    await page.waitForSelector('th[aria-sort="descending"]');
    await eventually(() => focusedName(page)).toBe('button Price');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await focusedName(page)).toMatch(/^checkbox Select /);
    await sees(page, '1 item selected');
    expect(await page.$$('[aria-sort]')).toHaveLength(1);
  });

  it('fits a phone, passes axe, and shows its warnings in words [2 §2 Item columns, accessibility Widths]', async () => {
    const { page } = await shop.visit(`${DISSECTION}&as=individual`, { viewport: PHONE });
    await stands(page);
    await sees(page, 'Geographic restrictions');
    const retail = await page.$$eval('cb-public-list tbody s', (amounts) =>
      amounts.map((amount) => getComputedStyle(amount).textDecorationLine),
    );
    expect([...new Set(retail)]).toEqual(['line-through']);
    expect(await findViolations(page)).toEqual([]);
    expect(await findWidthsWithScroll(page, [320, 640])).toEqual([]);
  });

  it('of 500 items is ticked as a whole, and stays ticked during a search [performance Long tables]', async () => {
    const { page } = await shop.visit(`${listPath('gl010002')}&as=individual`);
    await stands(page);
    await eventually(() => names(page)).toHaveLength(500);
    await click(page, 'aria/Select all items');
    await sees(page, '500 items selected');
    await (await page.waitForSelector('aria/Search this list[role="searchbox"]'))?.type('flask');
    await sees(page, 'items found.');
    await sees(page, ' not shown');
  });

  it('shows no amount if prices are hidden, and prints without its controls [2 §6 Prices]', async () => {
    const { page } = await shop.visit(`${DISSECTION}&as=prices-hidden`);
    await stands(page);
    expect(await readFrom(page, 'cb-public-list', (widget) => widget.outerHTML)).not.toMatch(/\$\d|Price/);
    await page.emulateMediaType('print');
    const shown = await page.$$eval('cb-public-list :is(button, input, select)', (controls) =>
      controls.filter((control) => control.checkVisibility() && control.className !== 'cb-table__sort'),
    );
    expect(shown).toEqual([]);
  });
});
