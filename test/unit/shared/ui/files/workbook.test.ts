// @vitest-environment node
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it, vi } from 'vitest';
import { zip } from '../../../../../shared/build/packages/workbook-without-workers.ts';
import { workbook } from '../../../../../shared/ui/files/write-workbook.ts';

async function written(rows: (string | number | undefined)[][]) {
  const file = await workbook({ headings: ['Item Number', 'Quantity', 'Price'], rows });
  return readSheet(Buffer.from(await file.arrayBuffer()));
}

describe('a spreadsheet', () => {
  it('has item numbers as texts, with their zeros, and amounts as numbers [files Files]', async () => {
    expect(await written([['000721', 2, 12.5]])).toEqual([
      ['Item Number', 'Quantity', 'Price'],
      ['000721', 2, 12.5],
    ]);
  });

  it('has no formula, and no cell for an unknown value [files Files]', async () => {
    const [, ...rows] = await written([
      ['=1+1', 1, undefined],
      ['@x\u0000<&>', 2, 3],
    ]);
    expect(rows).toEqual([
      ['=1+1', 1, null],
      ['@x<&>', 2, 3],
    ]);
  });

  it('is zipped without a worker, which a content policy would forbid, however large it is [files Files]', () => {
    vi.stubGlobal('Worker', () => {
      throw new Error('forbidden');
    });
    const done = vi.fn();
    zip(
      { 'sheet.xml': crypto.getRandomValues(new Uint8Array(60_000)), 'large.xml': new Uint8Array(900_000) },
      done,
    );
    expect(done).toHaveBeenCalledWith(null, expect.any(Uint8Array));
  });
});
