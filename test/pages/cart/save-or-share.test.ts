/** A cart that is passed on: as a link to a colleague, and on paper to whoever approves it. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/accessibility/audit.ts';
import { cartStands, press } from '../support/cart-screen.ts';
import { readCode } from '../support/read-codes.ts';
import { eventually, PHONE, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const SHEET = '.cb-print-document-preview';

/** On a phone, the buttons at the end of the dialog may be above the button until it has the focus. */
async function pressByKey(page: Page, name: string): Promise<void> {
  const button = await page.waitForSelector(`::-p-aria([name="${name}"][role="button"])`);
  await button?.focus();
  await page.keyboard.press('Enter');
}

/** Removes lines from the large cart until this many are left, and opens the cart. */
async function keepLines(page: Page, count: number): Promise<void> {
  await page.waitForSelector('cb-cart-page tr[data-line]');
  await page.evaluate(async (kept) => {
    const state = JSON.parse(document.querySelector('#cb-state')?.textContent ?? '{}');
    const rows = [...document.querySelectorAll<HTMLElement>('cb-cart-page tr[data-line]')];
    const ids = rows.slice(kept).map(({ dataset }) => dataset.line);
    const reply = await fetch('/api/rest/cb/cart/remove-multiple-items', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-CB-CSRF': state.config.csrfToken },
      body: JSON.stringify({ actionType: 'removeMultipleItems', itemIds: ids.join() }),
    });
    if (!reply.ok || /error/i.test(await reply.text())) throw new Error('The lines are still there.');
  }, count);
  await page.goto(new URL('/checkout/cart', page.url()).href);
  const stand = (kept: number) => document.querySelectorAll('cb-cart-page tr[data-line]').length === kept;
  await page.waitForFunction(stand, {}, count);
}

async function openSheet(page: Page): Promise<void> {
  await press(page, 'Save or share this cart');
  await press(page, 'Requisition sheet');
  await page.waitForSelector(`${SHEET} .cb-code[role=img]`);
}

async function sheets(page: Page): Promise<number> {
  const pdf = Buffer.from(await page.pdf({ format: 'letter' })).toString('latin1');
  return [...pdf.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
}

describe.each([SHIPPED])('a cart that is shared, %s', (runtime) => {
  const shop = useShop(runtime);

  it('is sent as a QR code to a colleague, who sees it and adds it [files Cart link]', async () => {
    const { page, openTab, calls } = await shop.visit('/checkout/cart?as=individual&cart=plain');
    await cartStands(page);
    await press(page, 'Save or share this cart');
    const code = await page.waitForSelector('dialog .cb-code');
    if (!code) throw new Error('no code');
    const address = await readCode(code, 'QR_CODE');
    expect(address).toBe(`${shop.address}/checkout/cart#cb-items=721002:12,706349:2,591905:1`);

    const tab = await openTab(address.slice(shop.address.length));
    await tab.waitForSelector('dialog .cb-files__items');
    expect(calls('quick-add-to-cart')).toHaveLength(0);
    await press(tab, 'Add all');
    await tab.waitForFunction(() => document.body.textContent?.includes('3 shared items are in your cart.'));
    expect(calls('quick-add-to-cart')).toHaveLength(3);
    expect(new URL(tab.url()).hash).toBe('');
  });

  it('is saved as a spreadsheet under the content policy [files Files]', async () => {
    const { page } = await shop.visit('/checkout/cart?as=contract&cart=large');
    await cartStands(page);
    await press(page, 'Save or share this cart');
    await press(page, 'Excel (.xlsx)');
    await page.waitForFunction(() => /Saved: cart-[\d-]+\.xlsx/.test(document.body.textContent ?? ''));
  });

  it.each([
    [1, 1, 1],
    [40, 2, 1],
    [150, 6, 2],
  ])(
    'has %d lines with their codes on a requisition of %d sheets, and nothing else of the page [files Requisition]',
    async (lines, count, squares) => {
      const { page } = await shop.visit('/checkout/cart?as=contract&cart=large');
      await keepLines(page, lines);
      await openSheet(page);
      expect(await sheets(page)).toBe(count);
      await page.emulateMediaType('print');
      const printed = await page.evaluate(() => {
        const sheet = document.querySelector('.cb-print-document') as HTMLElement;
        const outside = [...document.querySelectorAll('body *')].filter(
          (element) =>
            element.checkVisibility() &&
            !sheet.contains(element) &&
            !element.contains(sheet) &&
            element !== sheet,
        );
        const isDrawn = (code: Element) => {
          const { width, height } = code.getBoundingClientRect();
          const isSeen = code.checkVisibility({ visibilityProperty: true, opacityProperty: true });
          return isSeen && width > 50 && height > 20;
        };
        return {
          outside: outside.length,
          rows: sheet.querySelectorAll('tbody tr').length,
          bars: [...sheet.querySelectorAll('tbody .cb-code')].filter(isDrawn).length,
          squares: [...sheet.querySelectorAll('.cb-print-document__link .cb-code')].filter(isDrawn).length,
          head: getComputedStyle(sheet.querySelector('thead') as Element).display,
          row: getComputedStyle(sheet.querySelector('tbody tr') as Element).breakInside,
        };
      });
      expect(printed).toEqual({
        outside: 0,
        rows: lines,
        bars: lines,
        squares,
        head: 'table-header-group',
        row: 'avoid',
      });
    },
  );

  it('has codes on its sheet that scanners and phones can read, one for each line and one for all items [files Requisition]', async () => {
    const { page } = await shop.visit('/checkout/cart?as=contract&cart=large');
    await keepLines(page, 60);
    await openSheet(page);
    const rows = await page.$$(`${SHEET} tbody tr`);
    for (const row of [rows[0], rows[59]]) {
      if (!row) throw new Error('no row');
      const bars = await row.$('.cb-code');
      if (!bars) throw new Error('no bars');
      expect(await readCode(bars, 'CODE_128')).toBe(await row.$eval('th', (cell) => cell.textContent));
    }
    const numbers = await page.$$eval(`${SHEET} tbody th`, (cells) =>
      cells.map(({ textContent }) => textContent),
    );
    const items: string[] = [];
    for (const square of await page.$$(`${SHEET} .cb-code[role=img]`)) {
      items.push(...new URL(await readCode(square, 'QR_CODE')).hash.slice('#cb-items='.length).split(','));
    }
    expect(items.map((item) => item.split(':')[0])).toEqual([...new Set(numbers)]);
  });

  it('has its lines by fund, typed by keys on a phone, and their sums only on the requisition [files Funds, accessibility Axe, accessibility Widths]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart?as=individual&cart=plain', { viewport: PHONE });
    await cartStands(page);
    await press(page, 'Save or share this cart');
    await pressByKey(page, 'Funds and purchase orders…');
    const code = '[aria-label^="Fund or PO for"]';
    await page.waitForSelector(code);
    const before = calls().length;
    await page.focus(code);
    await page.keyboard.sendCharacter('Grant 7');
    const sums = () =>
      page.$$eval('dialog [aria-label="Totals by fund"] tbody tr', (rows) =>
        rows.map((row) => row.querySelector('th')?.textContent),
      );
    await eventually(sums).toEqual(['Grant 7', 'No code', 'All items']);
    expect(await findViolations(page)).toEqual([]);
    const isWide = await readFrom(
      page,
      'dialog',
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    );
    expect(isWide).toBe(false);
    expect(calls().length).toBe(before);
    await press(page, 'Requisition sheet');
    await page.waitForSelector(SHEET);
    await page.emulateMediaType('print');
    const printed = await readFrom(page, '.cb-print-document', (sheet) => (sheet as HTMLElement).innerText);
    expect(printed).toMatch(/Fund or PO.*Grant 7.*All items/s);
    await page.emulateMediaType('screen');
    await page.goto(page.url());
    await cartStands(page);
    await press(page, 'Save or share this cart');
    await pressByKey(page, 'Funds and purchase orders…');
    await eventually(sums).toEqual(['Grant 7', 'No code', 'All items']);
  });
});
