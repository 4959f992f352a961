/** Reads .xlsx files with `read-excel-file`. Loaded with the first such file. */
import { unzipSync } from 'fflate/browser';
import { readSheet } from 'read-excel-file/web-worker';
import type { CellTable } from '../../../shared/domain/bulk-add/order-sheet-columns.ts';

/** The cells of a workbook, or why it was not read: it is too large, or has a cell too far from the first one. */
export type WorkbookReading = { ok: true; cells: CellTable } | { ok: false; reason: 'too-large' | 'too-far' };

/** The most bytes of XML in a workbook once it is unpacked. 500 rows take about 0.2 MB; this much is read in 0.3 s. */
const MOST_XML = 6_000_000;

/** `read-excel-file` creates every cell up to the last one that a worksheet names, empty ones included. */
const LAST_ROW = 50_000;
const LAST_COLUMN = 500;
const MOST_CELLS = 1_000_000;

/**
 * Reads the first worksheet of a workbook; the others often hold notes. A date becomes `2026-03-12`, which can't be taken
 * for an item number.
 * @throws if the file isn't a workbook or is damaged
 */
export async function readWorkbook(bytes: Uint8Array): Promise<WorkbookReading> {
  const reason = findExcess(bytes);
  if (reason) return { ok: false, reason };
  const rows = await readSheet<string>(bytes.slice().buffer, { parseNumber: writeNumber });
  const cells = rows.map((row) =>
    row.map((cell) => {
      if (cell === null) return '';
      return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
    }),
  );
  return { ok: true, cells };
}

/** Checks the sizes and references of a workbook before its cells are created in memory. */
function findExcess(bytes: Uint8Array): 'too-large' | 'too-far' | undefined {
  let xml = 0;
  const sheets = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!/\.(xml|rels)$/i.test(name)) return false;
      xml += originalSize;
      return xml <= MOST_XML && /worksheets\/[^/]+\.xml$/i.test(name);
    },
  });
  if (xml > MOST_XML) return 'too-large';
  return Object.values(sheets).some(isSpread) ? 'too-far' : undefined;
}

/** Whether a worksheet names a row or a cell that is too far from its first one: `<row r="1048576">`, `<c r="XFD1">`. */
function isSpread(sheet: Uint8Array): boolean {
  let rows = 0;
  let columns = 0;
  for (const [, letters = '', digits = ''] of new TextDecoder()
    .decode(sheet)
    .matchAll(/\sr\s?=\s?["']([A-Z]{0,9})(\d{0,9})["']/gi)) {
    rows = Math.max(rows, Number(digits));
    columns = Math.max(columns, columnNumber(letters));
  }
  return rows > LAST_ROW || columns > LAST_COLUMN || rows * columns > MOST_CELLS;
}

/** `A` is 1, `Z` 26, `AA` 27. */
function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
}

/**
 * Writes a number the usual way: some programs write 151261 as `151261.0` or `1.51261E5`. A number with more digits than
 * JavaScript's numbers can hold stays as it is.
 */
function writeNumber(text: string): string {
  const number = Number(text);
  return Number.isSafeInteger(number) && number < 1e15 ? String(number) : text;
}
