/** The order history: paging, sorting, reordering, by pointer and by keyboard, on screen and on paper. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { findViolations, findWidthsWithScroll } from '../support/accessibility/audit.ts';
import { focusedName } from '../support/accessibility/focus.ts';
import { press, readMiniCartCount, sees } from '../support/cart-screen.ts';
import { coloursOnPaper, onPaper } from '../support/layout/on-paper.ts';
import { atRest, holdTime, nextFrame } from '../support/page-clock.ts';
import { holdReplies } from '../support/replies/held-replies.ts';
import { eventually, PHONE, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const HISTORY = '/account/order?orders=usual';

const range = (page: Page) => readFrom(page, '.cb-orders__range', (range) => range.textContent);
const rowCount = (page: Page) => page.$$eval('.cb-table tbody tr', (rows) => rows.length);
const firstOrder = (page: Page) => readFrom(page, '.cb-table tbody th', (cell) => cell.textContent);
const currentPage = (page: Page) =>
  readFrom(page, '.cb-pagination [aria-current]', (link) => link.getAttribute('aria-label'));
const sortedBy = (page: Page) =>
  page.$$eval('[aria-sort]', (heads) => heads.map((head) => `${head.textContent} ${head.ariaSort}`));
const announced = (page: Page) =>
  readFrom(page, 'body > .cb-hidden-text[role="status"]', (region) => region.textContent);
const query = (page: Page) => new URL(page.url()).search;

async function historyStands(page: Page): Promise<void> {
  await page.waitForSelector('cb-order-history .cb-table[aria-busy="false"]');
}

describe.each([SHIPPED])('the order history, %s', (runtime) => {
  const shop = useShop(runtime);

  it('is sized, paged, sorted and reordered by keyboard [2 §2 Order history, §2 Order pages, accessibility Keyboard]', async () => {
    const { page } = await shop.visit(`${HISTORY}&as=organization`);
    await historyStands(page);
    expect([await range(page), await sortedBy(page)]).toEqual(['Orders 1–12 of 61', ['Order # descending']]);

    await page.focus('aria/Orders per page');
    await page.keyboard.type('24');
    await eventually(() => announced(page)).toBe('Orders 1–24 of 61');
    expect([await rowCount(page), await focusedName(page)]).toEqual([24, 'combobox Orders per page']);

    for (const [target, shown] of [
      ['Page 2', 'Orders 25–48 of 61'],
      ['Page 3', 'Orders 49–61 of 61'],
    ] as const) {
      await page.focus('aria/Next[role="link"]');
      await page.keyboard.press('Enter');
      await eventually(() => focusedName(page)).toBe(`heading ${shown}`);
      await eventually(() => currentPage(page)).toBe(target);
    }
    expect(query(page)).toBe('?size=24&page=3');

    await page.focus('aria/Date[role="button"]');
    await page.keyboard.press('Space');
    await eventually(() => announced(page)).toBe('Sorted by Date, ascending.');
    await page.keyboard.press('Enter');
    await eventually(() => announced(page)).toBe('Sorted by Date, descending.');
    expect([await sortedBy(page), await focusedName(page)]).toEqual([['Date descending'], 'button Date']);

    const count = Number(await readMiniCartCount(page));
    const name = `Reorder order ${await firstOrder(page)}`;
    await page.focus(`aria/${name}[role="button"]`);
    await page.keyboard.press('Enter');
    await eventually(() => focusedName(page)).toBe('heading Add to Cart');
    await press(page, 'Keep Existing Items');
    await sees(page, 'Added to Cart');
    await eventually(async () => Number(await readMiniCartCount(page))).toBeGreaterThan(count);
    expect(query(page)).toContain('showCart=true&event=cart_updated');
    await page.keyboard.press('Escape');
    await eventually(() => focusedName(page)).toBe(`button ${name}`);

    await page.focus('aria/Next[role="link"]');
    await page.keyboard.press('Enter');
    await eventually(() => query(page)).not.toContain('cart_updated');
  });
});

describe('the order history', () => {
  const shop = useShop(SHIPPED);

  it('pages and sorts 60 orders without anything jumping [visual Loading]', async () => {
    const { page } = await shop.visit(`/account/order?orders=500&as=contract&size=60`, {
      before: recordShifts,
      prepare: holdTime,
    });
    await historyStands(page);
    await atRest(page);
    await page.evaluate(() => {
      (window as unknown as { shifts: string[] }).shifts = [];
    });
    // The content shown until the reply arrives is drawn, too.
    const sorted = await holdReplies(page, '*order-history*');
    await press(page, 'Date');
    await sorted.arrived();
    await nextFrame(page);
    await sorted.release();
    await eventually(() => sortedBy(page)).toEqual(['Date ascending']);
    await atRest(page);
    const turned = await holdReplies(page, '*order-history*');
    await press(page, 'Next', 'link');
    await turned.arrived();
    await nextFrame(page);
    await turned.release();
    await eventually(() => range(page)).toBe('Orders 61–120 of 500');
    await atRest(page);
    expect(await rowCount(page)).toBe(60);
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
  });

  it('shows the same after Back, a reload and in a shared link [2 §2 Order pages]', async () => {
    const { page, openTab } = await shop.visit(`${HISTORY}&as=organization`);
    await historyStands(page);
    const newest = await firstOrder(page);
    await press(page, 'Date');
    await eventually(() => sortedBy(page)).toEqual(['Date ascending']);
    await press(page, 'Next', 'link');
    await eventually(() => range(page)).toBe('Orders 13–24 of 61');
    const shown = await firstOrder(page);

    await page.reload();
    await historyStands(page);
    expect([await range(page), await firstOrder(page)]).toEqual(['Orders 13–24 of 61', shown]);
    const tab = await openTab(page.url().replace(/^https?:\/\/[^/]+/, ''));
    await historyStands(tab);
    await eventually(() => firstOrder(tab)).toBe(shown);
    await tab.close();

    await page.goBack();
    await eventually(() => range(page)).toBe('Orders 1–12 of 61');
    await eventually(() => sortedBy(page)).toEqual(['Date ascending']);
    await page.goBack();
    await eventually(() => sortedBy(page)).toEqual(['Order # descending']);
    await eventually(() => firstOrder(page)).toBe(newest);
  });

  it('is at the same position after Back even if its rows come late, unless the shopper scrolls first [2 §2 Order pages]', async () => {
    const { page } = await shop.visit('/account/order?orders=500&as=contract&size=60');
    await historyStands(page);
    await readFrom(page, '.cb-table tbody tr:nth-child(55)', (row) =>
      row.scrollIntoView({ block: 'center' }),
    );
    const position = await page.evaluate(() => Math.round(scrollY));
    await readFrom(page, '.cb-table tbody tr:nth-child(55) th a', (link) => (link as HTMLElement).click());
    await page.waitForSelector('cb-order-detail .cb-order__body[data-phase="ready"]');
    const rows = await holdReplies(page, '*/order/order-history-*');
    await page.goBack({ waitUntil: 'load' });
    await rows.arrived();
    await rows.release();
    await eventually(() => page.evaluate(() => Math.round(scrollY))).toBe(position);
    const again = await holdReplies(page, '*/order/order-history-*');
    await page.reload();
    await again.arrived();
    // Until this is shown, no code listens to the shopper.
    await page.waitForSelector('.cb-orders__ways');
    await nextFrame(page);
    await page.mouse.wheel({ deltaY: 40 });
    await page.waitForFunction(() => scrollY > 0);
    await again.release();
    await historyStands(page);
    await nextFrame(page);
    await nextFrame(page);
    expect(await page.evaluate(() => scrollY)).toBeLessThan(position / 2);
  });

  it('starts its read while the code loads, once, and only if it is the one needed [performance Parallel read]', async () => {
    const { page, calls } = await shop.visit(`${HISTORY}&as=contract`);
    await historyStands(page);
    const asked = () => calls('order/order-history-').map(({ path }) => path.replace(/.*order-history-/, ''));
    expect(asked()).toEqual(['list']);
    await page.goto(`${shop.address}/account/order?page=2`);
    await historyStands(page);
    expect(asked().slice(1)).toEqual(['list', 'pagination/12/2/137']);
    await page.goto(`${shop.address}/account/order?sort=submittedDate`);
    await historyStands(page);
    expect(asked().slice(3)).toEqual(['sort-list/submittedDate/true/1/12']);
  });

  it('links to the complete history if the account has one, and sends guests to the login page [2 §6 Organization]', async () => {
    const { page } = await shop.visit(`${HISTORY}&as=contract`);
    await sees(page, 'Complete Order History');
    const href = await readFrom(page, '.cb-orders__complete a', (link) => link.href);
    expect(href).toMatch(/^http:\/\/\S+\/orders$/);
    await page.goto(`${shop.address}/account/order?as=guest`);
    await eventually(() => page.url()).toMatch(/\/account\/login\?resume=prev$/);
  });

  it('prints as a table without controls, with its heads on every sheet [visual Print]', async () => {
    const { page } = await shop.visit(`${HISTORY}&as=contract&size=60`, { viewport: PHONE });
    await historyStands(page);
    await page.waitForSelector('.cb-print-header__shop');
    await onPaper(page);
    const text = await readFrom(page, '.cb-orders', (history) => (history as HTMLElement).innerText);
    expect(text).toMatch(/^Fernbrook Science Supply\s+Printed /);
    expect(text).toContain('Online Order History');
    expect(text).not.toMatch(/Reorder|View Details|Next|per page/);
    const displays = await page.$$eval('.cb-table, .cb-table thead, .cb-table tr', (parts) =>
      [...new Set(parts.map((part) => getComputedStyle(part).display))].join(),
    );
    expect(displays).toBe('table,table-header-group,table-row');
    expect(await coloursOnPaper(page, 'cb-order-history')).toEqual([]);
  });

  it('passes axe in each of its states, on a phone and on a desktop [accessibility Axe]', async () => {
    const { page, setFault } = await shop.visit(`${HISTORY}&as=organization`, { expects: [/503/] });
    await historyStands(page);
    await sees(page, 'Complete Order History');
    expect(await findViolations(page)).toEqual([]);
    await press(page, `Reorder order ${await firstOrder(page)}`);
    await sees(page, 'Keep Existing Items');
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await setFault('form-exceptions,on:order/reorder');
    await press(page, `Reorder order ${await firstOrder(page)}`);
    await page.waitForSelector('.cb-problem');
    await page.setViewport(PHONE);
    expect(await findViolations(page)).toEqual([]);
    await setFault('form-exceptions,on:order-history');
    await press(page, 'Next', 'link');
    await page.waitForSelector('.cb-read-failure');
    expect(await findViolations(page)).toEqual([]);
    expect(await findWidthsWithScroll(page, [320, 375, 640, 800, 1280])).toEqual([]);
  });
});

/** Runs in the page: records every shift, including those that follow an input. */
function recordShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { sources } = entry as unknown as { sources: { node: Node | null }[] };
      const names = sources.map(({ node }) => (node as Element | null)?.className ?? node?.nodeName);
      (window as unknown as { shifts: string[] }).shifts.push(names.join());
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
