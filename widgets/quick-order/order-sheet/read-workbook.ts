/** Reads .xlsx files with `read-excel-file`. Loaded with the first such file. */
import { zipSync } from 'fflate/browser';
import { readSheet } from 'read-excel-file/web-worker';
import type { CellTable } from '../../../shared/domain/bulk-add/order-sheet-columns.ts';
import { isPlainXml } from './plain-xml.ts';
import { TooLargeError, unpackEntries } from './zip-entries.ts';

/** The cells of a workbook, or why it was not read: it is too large, or has a cell too far from the first one. */
export type WorkbookReading = { ok: true; cells: CellTable } | { ok: false; reason: 'too-large' | 'too-far' };

/** The most bytes of XML in a workbook once it is unpacked. 500 rows take about 0.2 MB; this much is read in 0.3 s. */
const MOST_XML = 6_000_000;

/** `read-excel-file` creates every cell up to the last one that a worksheet names, empty ones included. */
const LAST_ROW = 50_000;
const LAST_COLUMN = 500;
const MOST_CELLS = 1_000_000;

/**
 * Reads the first worksheet of a workbook; the others often contain notes. A date becomes `2026-03-12`, which can't be
 * taken for an item number.
 * @throws if the file isn't a workbook or is damaged
 */
export async function readWorkbook(bytes: Uint8Array): Promise<WorkbookReading> {
  let parts: Record<string, Uint8Array>;
  try {
    parts = unpackEntries(bytes, (name) => /\.(xml|rels)$/i.test(name), MOST_XML);
  } catch (error) {
    if (error instanceof TooLargeError) return { ok: false, reason: 'too-large' };
    throw error;
  }
  const texts = Object.values(parts).map((part) => new TextDecoder().decode(part));
  if (!texts.every(isPlainXml)) throw new Error('no workbook');
  if (texts.some(isSpread)) return { ok: false, reason: 'too-far' };
  // Repacked, because the package unpacks without a limit: only the checked parts, stored uncompressed.
  const rows = await readSheet<string>(zipSync(parts, { level: 0 }).buffer as ArrayBuffer, {
    parseNumber: writeNumber,
  });
  const cells = rows.map((row) =>
    row.map((cell) => {
      if (cell === null) return '';
      return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
    }),
  );
  return { ok: true, cells };
}

/** The reference of a row or a cell, with any prefix: `<row r="1048576">`, `<c r="XFD1">`, `<x:c x:r='A1'>`. */
const REFERENCE = /[\s:"']r\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/**
 * Whether a part of a workbook names a row or a cell that is too far from the first one. Numbers are read as
 * `read-excel-file` does: `1e8` is a row, too. A number written in character references counts as too far.
 */
function isSpread(xml: string): boolean {
  let rows = 0;
  let columns = 0;
  for (const { index, 1: double, 2: single } of xml.matchAll(REFERENCE)) {
    // `xmlns:r` declares a prefix.
    if (xml.endsWith('xmlns', index)) continue;
    const reference = double ?? single ?? '';
    const digits = reference.search(/\d/);
    const letters = digits < 0 ? reference : reference.slice(0, digits);
    rows = Math.max(rows, Number(reference) || Number(reference.slice(letters.length)) || 0);
    columns = Math.max(columns, columnNumber(letters.trim()));
    if (reference.includes('&') || rows > LAST_ROW || columns > LAST_COLUMN) return true;
  }
  return rows * columns > MOST_CELLS;
}

/** `A` is 1, `Z` 26, `AA` 27. */
function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters.slice(0, 9)) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
}

/**
 * Writes a number the usual way: some programs write 151261 as `151261.0` or `1.51261E5`. A number with more digits
 * than a JavaScript number can represent stays unchanged.
 */
function writeNumber(text: string): string {
  const number = Number(text);
  return Number.isSafeInteger(number) && number < 1e15 ? String(number) : text;
}
