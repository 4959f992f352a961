/** What a shopper finds after redeeming vouchers. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { findViolations, findWidthsWithScroll } from '../support/accessibility/audit.ts';
import { focusedName } from '../support/accessibility/focus.ts';
import { press, typeInto } from '../support/cart-screen.ts';
import { coloursOnPaper, onPaper } from '../support/layout/on-paper.ts';
import { eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const CODES = ['CUR-2210-7714', 'LIV-4471-0093', 'LIV-4471-0094', 'DLK-9034-5521'];
const READY = 'cb-voucher-confirmation .cb-confirmation[data-phase="ready"]';

async function redeemAll(page: Page): Promise<void> {
  await typeInto(page, 'Voucher codes, one on a line', CODES.join(','));
  const next = page.waitForNavigation({ waitUntil: 'domcontentloaded' });
  await press(page, 'Redeem');
  await next;
}

const shown = (page: Page) =>
  readFrom(page, 'cb-voucher-confirmation', (confirmation) => (confirmation as HTMLElement).innerText);

describe.each([SHIPPED])('vouchers that have been redeemed, %s', (runtime) => {
  const shop = useShop(runtime);

  it('are listed by kind, with the text and whom to call [2 §2 Vouchers, §9 Phone]', async () => {
    const { page } = await shop.visit('/redeem-voucher?as=individual');
    await redeemAll(page);
    await page.waitForSelector(READY);
    const text = await shown(page);
    expect(text).toContain(
      'Your request has been processed and you will receive an email confirmation shortly...',
    );
    expect(text).toContain('1-800-555-0142');
    for (const code of CODES) expect(text).toContain(code);
    const tables = await page.$$eval(`${READY} table`, (all) =>
      all.map((table) => [
        table.querySelector('caption')?.textContent,
        [...table.querySelectorAll('tbody tr')].every((row) =>
          /\d\d\/\d\d\/\d{4}$|Ships/.test(row.textContent ?? ''),
        ),
      ]),
    );
    expect(tables).toEqual([
      ['Curriculum vouchers', true],
      ['Living material vouchers', true],
      ['Distance learning vouchers', true],
    ]);
  });
});

describe('the voucher confirmation', () => {
  const shop = useShop(SHIPPED);

  it('passes axe on any screen, and prints without controls [visual Print]', async () => {
    const { page } = await shop.visit('/redeem-voucher?as=individual');
    await redeemAll(page);
    await page.waitForSelector(READY);
    expect(await findViolations(page)).toEqual([]);
    expect(await findWidthsWithScroll(page, [320, 375, 640, 1280])).toEqual([]);
    await onPaper(page);
    const text = await shown(page);
    expect(text).toMatch(/^Fernbrook Science Supply\s+Printed /);
    expect(text).toContain(CODES[3]);
    expect(text).not.toMatch(/Continue Shopping|Print\b/);
    expect(await coloursOnPaper(page, 'cb-voucher-confirmation')).toEqual([]);
  });

  it('says whom to call if nothing can be read, and reads it again [2 §8 Confirmations]', async () => {
    const { page, setFault } = await shop.visit('/redeem-voucher?as=individual', {
      expects: [/confirm-page/, /503/],
    });
    await setFault('on:confirm-page,status:503');
    await redeemAll(page);
    await page.waitForSelector('cb-voucher-confirmation .cb-confirmation[data-phase="failed"]');
    expect(await shown(page)).toContain('1-800-555-0142');
    expect(await findViolations(page)).toEqual([]);
    await setFault('off');
    await press(page, 'Try again');
    await page.waitForSelector(READY);
    await eventually(() => focusedName(page)).toBe('heading Voucher Confirmation');
  });
});
