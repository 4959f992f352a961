// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { SAMPLE_FILES } from '../../../../demo-pages/server/samples/sample-files.ts';
import { writeWorkbook } from '../../../../demo-pages/server/samples/workbook.ts';
import { readSheet } from '../../../../shared/domain/bulk-add/sheet-reading.ts';
import { csvText } from '../../../../shared/domain/files/csv-text.ts';
import { parseCells } from '../../../../widgets/quick-order/sheet/delimited-text.ts';
import { readRowSource } from '../../../../widgets/quick-order/sheet/read-source.ts';
import { fc } from '../../support/generated.ts';

async function rowsOf(content: BlobPart): Promise<string[]> {
  const result = await readRowSource({ file: new Blob([content]) });
  expect(result.ok).toBe(true);
  const { rows } = readSheet(result.ok ? result.cells : []);
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

  it('keeps numbers with more digits than a number holds [sheet Files]', async () => {
    const content = writeWorkbook(
      [
        ['Item', 'Qty'],
        [{ number: '12345678901234567' }, { number: '2' }],
      ],
      'excel',
    );
    expect(await rowsOf(content as Uint8Array<ArrayBuffer>)).toEqual(['12345678901234567:2']);
  });

  it('that was changed or taken away since it was chosen is said to be unreadable [sheet Files]', async () => {
    const file = new Blob(['x']);
    file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    expect(await readRowSource({ file })).toEqual({ ok: false, reason: 'unreadable' });
  });

  it('that is far too large is not opened [sheet Files]', async () => {
    const file = new Blob(['x']);
    Object.defineProperty(file, 'size', { value: 50_000_000 });
    expect(await readRowSource({ file })).toEqual({ ok: false, reason: 'too-large' });
  });
});

describe('rows saved as CSV', () => {
  it('come back as they were [sheet Saving]', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '1', ',', ';', '"', ' ', 'ø', '\n', '=', "'", '-') });
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 5 }),
        (rows) => {
          const [headings = [], ...others] = rows;
          const text = csvText({ headings, rows: others }).slice(1).replaceAll('\r\n', '\n');
          expect(parseCells(text, ',').slice(0, -1)).toEqual(rows);
        },
      ),
    );
  });
});
