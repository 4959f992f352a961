/** Adding by item number: keys, the clipboard, files that are read and a file that is saved. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SAMPLE_FILES } from '../../demo-pages/server/samples/sample-files.ts';
import { copyText, savedFiles, watchSaving } from './support/clipboard-and-files.ts';
import { click, countOf, focused, miniCartCount, press, sees, shows, showsNo } from './support/screen.ts';
import { eventually, useShop } from './support/visit.ts';

const SHEET = '/order-sheet?as=individual&cart=empty';

describe('quick order', () => {
  const shop = useShop();

  it('adds by item number, Enter, quantity, Enter, and is ready for the next item [1 §4 Quick order, §2 Quick order link]', async () => {
    const { tab, calls } = await shop.visit('/checkout/cart?cart=plain');
    await press(tab, 'Quick Order', 'link');
    await eventually(() => focused(tab)).toBe('textbox Item number');
    await tab.type('sf1200');
    await tab.press('Enter');
    await eventually(() => focused(tab)).toBe('textbox Quantity');
    await tab.type('3');
    await tab.press('Enter');
    await sees(tab, 'Added to your cart: 3 × SF1200');
    await eventually(() => focused(tab)).toBe('textbox Item number');
    await eventually(() => miniCartCount(tab)).toBe('18');
    expect(calls('quick-add').map(({ body }) => body)).toEqual([
      { actionType: 'addItemToCart', addItemCount: 1, skuId: 'SF1200', quantity: 3 },
    ]);
  });

  it('adds pasted rows, and saves those that failed as a file [sheet Rows, sheet Sending, sheet Saving]', async () => {
    const { tab, calls } = await shop.visit(SHEET);
    await shows(tab, '[data-field="itemNumber"]');
    await copyText(tab, 'PS10001 1\nZZ9999 4\nPS10002 2');
    await click(tab, '[data-field="itemNumber"]');
    await tab.press('Control+KeyV');
    await sees(tab, '3 rows are ready.');
    await press(tab, 'Add 3 to Cart');
    await sees(tab, '2 added to your cart.');
    expect(calls('quick-add')).toHaveLength(3);
    await eventually(() => miniCartCount(tab)).toBe('3');
    await watchSaving(tab);
    await press(tab, 'Save as CSV');
    await eventually(() => savedFiles(tab)).toEqual([
      {
        name: 'quick-order.csv',
        text: expect.stringMatching(/^\uFEFF?Item number,Quantity,[^\n]+\s+ZZ9999,4,/),
      },
    ]);
  });

  it.each([
    ['excel.xlsx', '5 rows are ready.'],
    ['windows-1252.csv', '5 rows are ready.'],
  ])('reads the rows of %s [sheet Files]', async (name, text) => {
    const folder = await mkdtemp(join(tmpdir(), 'sheet-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, name);
    await writeFile(file, SAMPLE_FILES.find((each) => each.name === name)?.content() ?? '');
    const { tab } = await shop.visit(SHEET);
    await click(tab, '.cb-quick-order__more');
    await eventually(() => countOf(tab, 'input[type="file"]')).toBe(1);
    await tab.chooseFiles('input[type="file"]', [file]);
    await sees(tab, text);
    await press(tab, 'Cancel');
    await showsNo(tab, '.cb-order-sheet__preview');
  });
});
