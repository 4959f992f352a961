/** Many rows in quick order: pasted, from files, stopped, corrected, and sent again. */
import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { SAMPLE_FILES } from '../../../demo-pages/server/samples/sample-files.ts';
import { writeWorkbook } from '../../../demo-pages/server/samples/workbook.ts';
import { findViolations } from '../support/accessibility/audit.ts';
import { focusedName } from '../support/accessibility/focus.ts';
import { click, sees } from '../support/cart-screen.ts';
import { focusFirstField, pasteText } from '../support/order-rows.ts';
import { holdReplies } from '../support/replies/held-replies.ts';
import { eventually, PHONE, RUNTIMES, SHIPPED, useShop } from '../support/shop-visit.ts';

const sample = (name: string) =>
  SAMPLE_FILES.find((file) => file.name === name)?.content() ?? new Uint8Array();

describe.each(RUNTIMES)('an order sheet, %s', (runtime) => {
  const shop = useShop(runtime);

  it('takes 40 lines by keyboard alone: preview, Stop, Continue, correcting, sending again [sheet Rows, sheet Sending, accessibility Keyboard]', async () => {
    const { page, calls } = await shop.visit('/order-sheet?as=individual&cart=empty');
    await focusFirstField(page);
    await pasteText(page, new TextDecoder().decode(sample('mixed.csv')));
    await eventually(() => focusedName(page)).toBe('heading Review your rows');
    await sees(
      page,
      '16 rows are ready. 4 need fixing. 12 items appear more than once, so we combined the quantities.',
    );
    await tabTo(page, 'button Add 16 to Cart');
    const held = await holdReplies(page, '*quick-add-to-cart');
    await page.keyboard.press('Enter');
    await held.arrived();
    await page.waitForSelector('[role="progressbar"]');
    await tabTo(page, 'button Stop');
    await page.keyboard.press('Enter');
    await held.release();
    await sees(page, 'Stopped. The rest is still here.');
    expect(calls('quick-add')).toHaveLength(1);
    await eventually(() => focusedName(page)).toBe('button Continue');
    await page.keyboard.press('Enter');
    await sees(page, '12 added to your cart. 8 not added; they’re still here.');
    expect(calls('quick-add')).toHaveLength(16);
    expect(await rows(page)).toHaveLength(9);
    await sees(page, 'Item ZZ1009 was not found.');
    await sees(page, 'Enter an item number');
    // The first failing row has the focus: it is corrected, and the remaining rows are sent again.
    await eventually(() => focusedName(page)).toBe('textbox Item number');
    // Keys in rapid sequence would count as a scanner's.
    await page.keyboard.sendCharacter('sf1200');
    await page.keyboard.press('Enter');
    await tabTo(page, 'button Add to Cart');
    await page.keyboard.press('Enter');
    await sees(page, '1 added to your cart. 7 not added; they’re still here.');
    await eventually(async () => (await rows(page)).length).toBe(8);
  });

  it('has one focus ring, blue and no wider than its content, around the preview’s heading as around a button [accessibility Focus]', async () => {
    const { page } = await shop.visit('/order-sheet?as=individual&cart=empty');
    await focusFirstField(page);
    await pasteText(page, new TextDecoder().decode(sample('mixed.csv')));
    await eventually(() => focusedName(page)).toBe('heading Review your rows');
    const ofHeading = await focusRing(page);
    await tabTo(page, 'button Add 16 to Cart');
    expect(ofHeading).toEqual(await focusRing(page));
    expect(ofHeading.around).toBe('the text');
  });

  it.each([
    ['20 MB of rows', 'PS10001 2\n', 2_000_000, 'That’s more text than fits here.'],
    ['a row of 20 MB', 'PS10001\t2\t', 2_000_000, 'That’s more text than fits here.'],
    ['4 MB of prose', 'Please order the following for our classes.\n', 90_000, 'Review your rows'],
  ])(
    'answers a paste of %s, and then the next key [sheet Files, reliability Failures]',
    async (_, text, count, answer) => {
      const { page } = await shop.visit('/order-sheet?as=individual&cart=empty');
      await focusFirstField(page);
      await pasteText(page, text, count);
      await sees(page, answer);
      await focusFirstField(page);
      await page.keyboard.type('PS10002');
      expect((await rows(page))[0]).toMatch(/^PS10002:/);
    },
  );

  it('is still there after a reload in the middle, and each row is added once [sheet Draft]', async () => {
    const { page, setFault, calls } = await shop.visit('/order-sheet?as=individual&cart=empty');
    await focusFirstField(page);
    const slides = Array.from({ length: 6 }, (_, index) => `PS${10_001 + index}`);
    await pasteText(page, slides.map((slide) => `${slide} 1`).join('\n'));
    await page.waitForSelector('.cb-order-sheet__preview [data-tone="action"]');
    const known = await page.$$eval('.cb-order-sheet__row', (all) => all.length);
    await setFault('delay:300,on:quick-add');
    await click(page, '.cb-order-sheet__preview [data-tone="action"]');
    await eventually(() => calls('quick-add').length).toBeGreaterThan(0);
    // The server carries out the request, but its reply never ends.
    await setFault('stall-body,on:quick-add');
    await eventually(() => calls('quick-add').filter(({ done }) => done).length).toBeGreaterThan(1);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await setFault('off');
    await click(page, '::-p-text(Continue)');
    await eventually(async () => (await rows(page)).filter((row) => !row.startsWith(':'))).toEqual([]);
    expect(known).toBe(slides.length);
    const arrived = calls('quick-add').filter(({ done }) => done);
    expect(arrived.map(({ body }) => (body as { skuId: string }).skuId)).toEqual(slides);
  });

  it('recognizes files by their content under the content policy, on a phone [sheet Files, accessibility Axe, S11]', async () => {
    const { page } = await shop.visit('/order-sheet?as=individual&cart=empty', { viewport: PHONE });
    const large = Array.from({ length: 12_000 }, (_, row) => [
      `SF${10_000 + row}`,
      { number: '1' },
      'x'.repeat(40),
    ]);
    const files: [string, Uint8Array, string][] = [
      ['windows.dat', sample('windows-1252.csv'), '5 rows are ready.'],
      ['list.csv', sample('excel.xlsx'), '5 rows are ready.'],
      ['list', sample('utf-16.txt'), '5 rows are ready.'],
      ['damaged.xlsx', sample('damaged.xlsx'), '1 row is ready. 4 need fixing.'],
      ['large.xlsx', writeWorkbook(large, 'numbers'), 'we left out the last 11,500.'],
    ];
    const folder = await mkdtemp(join(tmpdir(), 'sheet-'));
    for (const [name, content, text] of files) {
      await writeFile(join(folder, name), content);
      await click(page, '.cb-quick-order__more');
      const input = (await page.waitForSelector('input[type="file"]')) as ElementHandle<HTMLInputElement>;
      await input.uploadFile(join(folder, name));
      await sees(page, text);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      if (name === 'damaged.xlsx') expect(await findViolations(page)).toEqual([]);
      await click(page, '.cb-order-sheet__preview ::-p-text(Cancel)');
      await page.waitForSelector('.cb-order-sheet__preview', { hidden: true });
    }
  });
});

async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 60 && (await focusedName(page)) !== name; step += 1) {
    await page.keyboard.press('Tab');
  }
  expect(await focusedName(page)).toBe(name);
}

function rows(page: Page): Promise<string[]> {
  return page.$$eval('#quick-order [data-row]', (all) =>
    all.map((row) => [...row.querySelectorAll('input')].map(({ value }) => value).join(':')),
  );
}

describe.each([SHIPPED])('a sample order sheet, %s', (runtime) => {
  const shop = useShop(runtime);

  it.each([
    ['Sample Excel file (.xlsx)', 'quick-order-sample.xlsx'],
    ['Sample CSV file', 'quick-order-sample.csv'],
  ])(
    'is downloaded with "%s", and its three rows are read from the file [sheet Sample]',
    async (button, name) => {
      const { page } = await shop.visit('/order-sheet?as=individual&cart=empty');
      await click(page, '.cb-quick-order__more');
      await sees(page, 'up to 500 rows. You’ll review the rows before anything is added.');
      const sample = await page.waitForSelector(`::-p-text(${button})`);
      const file = await downloaded(page, () => sample?.click());
      await sees(page, `Saved: ${name}`);
      expect(basename(file)).toBe(name);
      const input = (await page.waitForSelector('input[type="file"]')) as ElementHandle<HTMLInputElement>;
      await input.uploadFile(file);
      await sees(page, '3 rows are ready.');
      const read = await page.$$eval('.cb-order-sheet__item', (all) =>
        all.map(({ textContent }) => textContent),
      );
      expect(read).toEqual(['151261 × 2', '721002 × 12', 'SF1200 × 1']);
    },
  );
});

/** Lets the browser save the file that a press creates. @returns the path of the complete file */
async function downloaded(page: Page, press: () => unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sheet-'));
  const session = await page.createCDPSession();
  await session.send('Browser.setDownloadBehavior', {
    behavior: 'allow',
    browserContextId: page.browserContext().id,
    downloadPath: folder,
    eventsEnabled: true,
  });
  const complete = new Promise<void>((resolve) => {
    session.on('Browser.downloadProgress', ({ state }) => state === 'completed' && resolve());
  });
  await press();
  await complete;
  const [file = ''] = await readdir(folder);
  return join(folder, file);
}

/** Returns how the ring of the focused element looks, and whether it is around the element's text or around a whole row. */
function focusRing(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const { outline, outlineOffset, paddingLeft, paddingRight } = getComputedStyle(focused);
    const text = document.createRange();
    text.selectNodeContents(focused);
    const { width } = text.getBoundingClientRect();
    const room = focused.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - width;
    return { outline, outlineOffset, around: room < 2 ? 'the text' : 'a row' };
  });
}
