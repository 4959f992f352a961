// @vitest-environment node

import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { SAMPLE_FILES } from '../../../../demo-pages/server/samples/sample-files.ts';
import { writeWorkbook } from '../../../../demo-pages/server/samples/workbook.ts';
import { readOrderSheet } from '../../../../shared/domain/bulk-add/order-sheet-reading.ts';
import { csvText } from '../../../../shared/domain/files/csv-text.ts';
import { parseCells } from '../../../../widgets/quick-order/order-sheet/delimited-text.ts';
import { readRowSource } from '../../../../widgets/quick-order/order-sheet/row-source.ts';
import { fc } from '../../support/generated.ts';

async function rowsOf(content: BlobPart): Promise<string[]> {
  const result = await readRowSource({ file: new Blob([content]) });
  expect(result.ok).toBe(true);
  const { rows } = readOrderSheet(result.ok ? result.cells : []);
  return rows.map(
    ({ itemNumber, quantity, problem }) => `${itemNumber}:${quantity}${problem ? ` ${problem}` : ''}`,
  );
}

const sample = (name: string) =>
  SAMPLE_FILES.find((file) => file.name === name)?.content() as Uint8Array<ArrayBuffer>;

describe('a file of items', () => {
  it('gives the same rows from every program that writes it [sheet Files]', async () => {
    const rows = await rowsOf(sample('utf-8.csv'));
    expect(rows).toHaveLength(5);
    expect(rows.every((row) => /^[A-Z\d]{6,}:[1-5]$/.test(row))).toBe(true);
    for (const name of [
      'windows-1252.csv',
      'utf-16.txt',
      'old-mac.csv',
      'excel.xlsx',
      'decimals.xlsx',
      'numbers.xlsx',
    ]) {
      expect(await rowsOf(sample(name)), name).toEqual(rows);
    }
  });

  it('shows what a workbook has done to item numbers [sheet Damage]', async () => {
    const rows = await rowsOf(sample('damaged.xlsx'));
    expect(rows.slice(1)).toEqual([
      '2026-03-12:1 day',
      '1.2E+05:1 rounded',
      '12345:1 zeros',
      '#N/A:1 formula',
    ]);
  });

  it('keeps numbers with more digits than a number can hold [sheet Files]', async () => {
    const content = writeWorkbook(
      [
        ['Item', 'Qty'],
        [{ number: '12345678901234567' }, { number: '2' }],
      ],
      'excel',
    );
    expect(await rowsOf(content as Uint8Array<ArrayBuffer>)).toEqual(['12345678901234567:2']);
  });

  it('that was changed or deleted after it was chosen is reported as unreadable [sheet Files]', async () => {
    const file = new Blob(['x']);
    file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    expect(await readRowSource({ file })).toEqual({ ok: false, reason: 'unreadable' });
  });

  it('that is far too large isn’t opened [sheet Files]', async () => {
    const file = new Blob(['x']);
    Object.defineProperty(file, 'size', { value: 50_000_000 });
    expect(await readRowSource({ file })).toEqual({ ok: false, reason: 'too-large' });
  });
});

describe('the reader of files, which must not hang,', () => {
  const HEAD = '<?xml version="1.0"?>';
  const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

  /** The workbook `excel.xlsx` of the samples with other rows in its sheet. */
  function workbookWith(rows: string) {
    const parts = unzipSync(sample('excel.xlsx'));
    parts['xl/worksheets/sheet1.xml'] = strToU8(
      `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
    );
    return new Blob([zipSync(parts) as Uint8Array<ArrayBuffer>]);
  }

  const cell = (place: string) => `<c r="${place}"><v>151261</v></c>`;
  const ROW = '<row r="1"><c r="A1"><v>151261</v></c></row>';

  it.each([
    ['a cell in the last corner', `${ROW}<row r="1048576">${cell('XFD1048576')}</row>`],
    ['a cell in the last row', `${ROW}<row r="1048576">${cell('A1048576')}</row>`],
    ['a last row without a cell', `${ROW}<row r="1048576"></row>`],
    ['a cell in the last column', `<row r="1">${cell('A1')}${cell('XFD1')}</row>`],
    ['a cell whose quotes are single', `<row r='1'><c r='XFD9999999'><v>1</v></c></row>`],
    ['a cell that is not far, but makes a million', `${ROW}<row r="40000">${cell('AZ40000')}</row>`],
  ])('refuses a workbook with %s because its rows are too far away [sheet Files]', async (_, rows) => {
    expect(await readRowSource({ file: workbookWith(rows) })).toEqual({ ok: false, reason: 'too-far' });
  });

  it('reads a workbook with 5,000 rows [sheet Files]', async () => {
    const rows = Array.from(
      { length: 5000 },
      (_, index) => `<row r="${index + 1}">${cell(`A${index + 1}`)}</row>`,
    );
    const result = await readRowSource({ file: workbookWith(rows.join('')) });
    expect(result.ok && result.cells).toHaveLength(5000);
  });

  it('doesn’t open a workbook that unpacks to far more than an order [sheet Files]', async () => {
    const rows = `<row r="1">${'<c r="A1"></c>'.repeat(600_000)}</row>`;
    expect(await readRowSource({ file: workbookWith(rows) })).toEqual({ ok: false, reason: 'too-large' });
  });

  it.each([
    ['200,000 rows', '151261,1\n'.repeat(200_000)],
    ['nothing but line ends', '\n'.repeat(2_000_000)],
    ['more than 10 million characters', 'x'.repeat(10_000_001)],
  ])('refuses text with %s as too large [sheet Rows]', async (_, text) => {
    expect(await readRowSource({ text })).toEqual({ ok: false, reason: 'too-large' });
  });

  it.each([
    ['60,000 blanks in a line', `151261${' '.repeat(60_000)}x`, 1],
    ['a cell of 60,000 characters', `151261,1\n${'9'.repeat(60_000)},1`, 2],
    ['a quote that is never closed', `151261,"1\n${'721002,1\n'.repeat(90_000)}`, 1],
    ['a row of 100,000 cells', `151261,2\n${'721002,'.repeat(100_000)}`, 2],
    ['90,000 rows', '151261,1\n'.repeat(90_000), 500],
  ])('reads text with %s [sheet Rows]', async (_, text, count) => {
    const result = await readRowSource({ text });
    const { rows, leftOut } = readOrderSheet(result.ok ? result.cells : []);
    // The same item on several lines is one row.
    const lines = rows.flatMap(({ parts = [1] }) => parts);
    expect(Math.min(lines.length + leftOut, 500)).toBe(count);
    expect(rows.every(({ itemNumber, quantity }) => itemNumber.length + quantity.length < 250)).toBe(true);
  });
});

describe('rows saved as CSV', () => {
  it('read back unchanged [sheet Saving]', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '1', ',', ';', '"', ' ', 'ø', '\n', '=', "'", '-') });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 5 }),
        async (rows) => {
          const [headings = [], ...others] = rows;
          const text = csvText({ headings, rows: others }).slice(1).replaceAll('\r\n', '\n');
          expect((await parseCells(text, ',')).slice(0, -1)).toEqual(rows);
        },
      ),
    );
  });
});
