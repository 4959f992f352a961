import { Blob as NodeBlob } from 'node:buffer';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readOrderSheet } from '../../../../shared/domain/bulk-add/order-sheet-reading.ts';
import { readRowSource } from '../../../../widgets/quick-order/order-sheet/row-source.ts';
import { SampleOrderSheet } from '../../../../widgets/quick-order/order-sheet/sample-order-sheet.tsx';
import { beginPage, endPage } from '../../support/page.ts';
import { click, render } from '../../support/render.ts';
import { catchFiles } from '../../support/saved-files.ts';
import { allNamed } from '../../support/screen.ts';
import { printState } from '../../support/state-block.ts';

beforeEach(() => {
  endPage();
  beginPage();
});

/** Presses a button of the panel. @returns the saved file, and the rows that an order sheet reads in it */
async function save(button: string): Promise<{ name: string; rows: string[] }> {
  // The simulated one cannot hold bytes.
  vi.stubGlobal('Blob', NodeBlob);
  const saved = catchFiles();
  const panel = await render(SampleOrderSheet, {});
  await click(allNamed<HTMLButtonElement>(panel, 'button', button)[0] as HTMLButtonElement);
  // The code that writes workbooks is large; a busy machine needs its time.
  await vi.waitFor(() => expect(saved).toHaveLength(1), { timeout: 20_000 });
  const [{ name, content } = { name: '', content: new Blob() }] = saved;
  await vi.waitFor(() => expect(panel.textContent).toContain(`Saved: ${name}`), { timeout: 20_000 });
  const read = await readRowSource({ file: content });
  const { rows, leftOut } = readOrderSheet(read.ok ? read.cells : []);
  expect(leftOut).toBe(0);
  return {
    name,
    rows: rows.map(({ itemNumber, quantity, problem = '' }) => `${itemNumber}:${quantity}${problem}`),
  };
}

describe('a sample order sheet', () => {
  const ROWS = ['151261:2', '721002:12', 'SF1200:1'];

  it.each([
    ['Sample Excel file (.xlsx)', 'quick-order-sample.xlsx'],
    ['Sample CSV file', 'quick-order-sample.csv'],
  ])('is read by the order sheet itself: three rows, from "%s" [sheet Sample]', async (button, file) => {
    expect(await save(button)).toEqual({ name: file, rows: ROWS });
  });

  it.each(['Sample Excel file (.xlsx)', 'Sample CSV file'])(
    'is read with another language’s column names, too, from "%s" [sheet Sample]',
    async (button) => {
      const ui = { fileItemNumber: 'Artikel', fileQuantity: 'Menge' };
      printState({ config: { messages: { ui, 'quick-order': { sampleNotes: 'Hinweise' } } } });
      expect((await save(button)).rows).toEqual(ROWS);
    },
  );

  it('says which columns are read and how many rows it can have, in the form and in the file [sheet Sample]', async () => {
    const panel = await render(SampleOrderSheet, {});
    expect(panel.textContent).toContain('the columns we read, Item Number and Quantity');
    expect(panel.textContent).toContain('up to 500 rows');
    const { sampleOrderSheet } = await import(
      '../../../../widgets/quick-order/order-sheet/sample-order-sheet.tsx'
    );
    const { headings, rows } = sampleOrderSheet();
    expect(headings).toEqual(['Item Number', 'Quantity', 'Notes']);
    expect(rows.map(([, , note]) => note)).toEqual([
      'Replace the example rows with your own, up to 500 rows.',
      'We read only Item Number and Quantity. You can leave this column empty or delete it.',
      undefined,
    ]);
  });
});
