/** The page of a shopper's own lists. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { findViolations, findWidthsWithScroll } from '../support/accessibility/audit.ts';
import { focusedName } from '../support/accessibility/focus.ts';
import { click, press, pressDisabled, readMiniCartCount, sees, typeInto } from '../support/cart-screen.ts';
import { fillUp } from '../support/field-limits.ts';
import { atRest, holdTime } from '../support/page-clock.ts';
import { eventually, PHONE, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const LISTS = '/account/list?as=individual&lists=30';

/** The names in the table, from the top. */
const names = (page: Page) =>
  page.$$eval('cb-shopping-lists tbody th a', (links) => links.map(({ textContent }) => textContent ?? ''));
const sorted = (page: Page) =>
  page.$$eval('cb-shopping-lists [aria-sort]', (heads) =>
    heads.map((head) => `${head.textContent} ${head.getAttribute('aria-sort')}`),
  );
const stands = (page: Page) =>
  page.waitForSelector('cb-shopping-lists .cb-table__scroller[data-busy="false"]');
const tick = (page: Page, name: string) => click(page, `aria/${name}[role="checkbox"]`);
const ticked = (page: Page) => page.$$eval('cb-shopping-lists tbody input:checked', ({ length }) => length);

describe.each([SHIPPED])('shopping lists, %s', (runtime) => {
  const shop = useShop(runtime);

  it('are sorted, ticked and deleted, and the page says so once [2 §2 List sorting, §2 List deletion, §4 List deletion]', async () => {
    const { page, calls } = await shop.visit(LISTS);
    await stands(page);
    await press(page, '# Items');
    await eventually(() => sorted(page)).toEqual(['# Items ascending']);
    await stands(page);
    const [first = ''] = await names(page);
    expect(first).toBe('Summer Institute');
    await press(page, '# Items');
    await eventually(async () => (await names(page))[0]).toBe('Whole-School Stockroom');
    expect(await focusedName(page)).toBe('button # Items');
    expect(page.url()).toContain('sort=quantity&ascending=false');

    await tick(page, 'Select all lists');
    await eventually(() => ticked(page)).toBe(30);
    await tick(page, `Select ${first}`);
    await eventually(() => ticked(page)).toBe(29);
    expect(
      await readFrom(
        page,
        'aria/Select all lists[role="checkbox"]',
        (box) => (box as HTMLInputElement).checked,
      ),
    ).toBe(false);
    await press(page, 'Delete');
    await sees(page, 'Are you sure you want to delete selected shopping lists?');
    await click(page, 'dialog .cb-button[data-tone="danger"]');
    await sees(page, 'List(s) successfully deleted.');
    await eventually(() => names(page)).toEqual([first]);
    expect(new URL(page.url()).search).toBe('');
    expect(await focusedName(page)).toBe('heading Shopping Lists');
    expect(calls('delete-list')).toHaveLength(1);

    await page.reload();
    await stands(page);
    expect(await page.$eval('body', ({ textContent }) => textContent)).not.toContain('successfully deleted');
  });
});

describe('shopping lists', () => {
  const shop = useShop(SHIPPED);

  it('that are ticked and hidden by a search are counted, and aren’t deleted [2 §2 Selection out of sight]', async () => {
    const { page, calls } = await shop.visit(LISTS);
    await stands(page);
    await tick(page, 'Select Old Favorites');
    await tick(page, 'Select Wish List');
    await page.type('cb-shopping-lists input[type=search]', 'wish');
    await page.keyboard.press('Enter');
    await sees(page, '2 lists selected (1 not shown)');
    await press(page, 'Delete');
    await sees(page, 'You’ve selected one more that isn’t shown. It won’t be deleted.');
    expect(await findViolations(page)).toEqual([]);
    await click(page, 'dialog .cb-button[data-tone="danger"]');
    await sees(page, 'List(s) successfully deleted.');
    expect(calls('delete-list')).toHaveLength(1);
    await eventually(async () => (await names(page)).length).toBe(29);
    expect(await names(page)).toContain('Old Favorites');
  });

  it('go into the cart, and the mini-cart follows [2 §4 List to cart]', async () => {
    const { page, calls } = await shop.visit(`${LISTS}&cart=empty`);
    await stands(page);
    await pressDisabled(page, 'Add to Cart');
    await sees(
      page,
      'Please choose at least one shopping list to add the items from that list to your Cart.',
    );
    await tick(page, 'Select Wish List');
    await tick(page, 'Select Old Favorites');
    const before = await readMiniCartCount(page);
    await press(page, 'Add to Cart');
    await page.waitForSelector('dialog .cb-added__group[data-refused]');
    expect(await findViolations(page)).toEqual([]);
    await eventually(() => readMiniCartCount(page)).not.toBe(before);
    await page.keyboard.press('Escape');
    await eventually(() => focusedName(page)).toBe('button Add to Cart');
    expect(calls('add-multiple-products-to-cart')).toHaveLength(1);
  });

  it('are searched, created, copied and emailed; Back leaves the search [2 §2 Lists page, §2 List rows, §5 Lists]', async () => {
    const { page } = await shop.visit(LISTS);
    await stands(page);
    expect(await fillUp(page, 'Search your lists', 'searchbox')).toHaveLength(25);
    await readFrom(page, 'cb-shopping-lists input[type=search]', (box) => (box as HTMLInputElement).select());
    await page.type('cb-shopping-lists input[type=search]', 'wish');
    await page.keyboard.press('Enter');
    await eventually(() => names(page)).toEqual(['Wish List']);
    await page.goBack();
    await eventually(async () => (await names(page)).length).toBe(30);

    await press(page, 'New List');
    await eventually(() => focusedName(page)).toBe('textbox List name');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    expect(await fillUp(page, 'List name')).toHaveLength(40);
    expect(await fillUp(page, 'Description (optional)')).toHaveLength(120);
    await typeInto(page, 'List name', 'Tide Pools');
    await press(page, 'Save List');
    await sees(page, 'The list Tide Pools is ready.');
    await eventually(async () => (await names(page)).includes('Tide Pools')).toBe(true);
    await press(page, 'Copy Wish List');
    await typeInto(page, 'List name', 'Tide Pools');
    await press(page, 'Copy List');
    await sees(page, 'You already have a list called "Tide Pools".');
    await page.keyboard.press('Escape');
    await eventually(() => focusedName(page)).toBe('button Copy Wish List');
    await press(page, 'Email Wish List');
    expect(await fillUp(page, 'Email addresses')).toHaveLength(1000);
    expect(await fillUp(page, 'Message (optional)')).toHaveLength(1000);
    await typeInto(page, 'Email addresses', 'ada@example.com');
    await press(page, 'Send');
    await sees(page, 'Wish List was sent.');
  });

  it('lead to a friend’s lists [2 §2 Friend finding, §5 Lists, §8 List search]', async () => {
    const { page } = await shop.visit(LISTS);
    await stands(page);
    await press(page, "Find a Friend's List");
    expect(await fillUp(page, 'Email address')).toHaveLength(256);
    await typeInto(page, 'Email address', 'nobody@example.com');
    await press(page, 'Find');
    await page.waitForSelector('dialog [role=alert]');
    expect(await findViolations(page)).toEqual([]);
    await typeInto(page, 'Email address', ' marta.keller@example.com ');
    await press(page, 'Find');
    await eventually(() => page.url()).toContain('/account/list-public?id=310001');
  });

  it('send guests to the login page [2 §6 Guest]', async () => {
    const { page } = await shop.visit('/account/list?as=guest');
    await eventually(() => new URL(page.url()).pathname).toBe('/account/login');
  });

  it('stay fast with 400 of them: a tick changes only its own row [performance Long tables]', async () => {
    const { page } = await shop.visit('/account/list?as=individual&lists=400', { prepare: holdTime });
    await stands(page);
    await eventually(() => names(page)).toHaveLength(400);
    await page.evaluate(() => {
      const rows = new Set<string>();
      const table = document.querySelector('cb-shopping-lists tbody') as HTMLElement;
      const observer = new MutationObserver((records) => {
        for (const { target } of records) {
          rows.add((target as Element).closest?.('[data-row]')?.getAttribute('data-row') ?? 'table');
        }
      });
      observer.observe(table, { subtree: true, childList: true, attributes: true, characterData: true });
      Object.assign(window, { touched: rows });
      table.querySelectorAll<HTMLInputElement>('input')[200]?.click();
    });
    await sees(page, '1 list selected');
    await atRest(page);
    const touched = await page.evaluate(() => (window as unknown as { touched: Set<string> }).touched.size);
    expect(touched).toBeLessThanOrEqual(1);
    await press(page, 'Total');
    await eventually(() => sorted(page)).toEqual(['Total ascending']);
    await stands(page);
    await eventually(() => ticked(page)).toBe(1);
  });

  it('pass axe-core, fit every width, and don’t move when a question appears [visual Selection, accessibility Axe, accessibility Widths]', async () => {
    const { page } = await shop.visit(LISTS, { viewport: PHONE });
    await stands(page);
    expect(await findViolations(page)).toEqual([]);
    const above = () =>
      readFrom(page, 'cb-shopping-lists', (lists) => lists.querySelector('table')?.offsetTop);
    const before = await above();
    await pressDisabled(page, 'Add to Cart');
    await sees(page, 'Please choose at least one shopping list to add');
    expect(await above()).toBe(before);
    expect(await findViolations(page)).toEqual([]);
    await press(page, 'Email Wish List');
    await press(page, 'Send');
    await sees(page, 'Enter an email address, such as name@example.com.');
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await findWidthsWithScroll(page, [320, 640, 1280])).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
  });
});
