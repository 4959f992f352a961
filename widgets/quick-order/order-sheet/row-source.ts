/** Turns text or a file into a table of cells. Each parser is loaded when it is needed. */
import { decodeText, fileKindOf } from '../../../shared/domain/bulk-add/file-content.ts';
import type { CellTable } from '../../../shared/domain/bulk-add/order-sheet-columns.ts';
import { prepareText } from '../../../shared/domain/bulk-add/text-cells.ts';
import { lazyModule } from '../../../shared/page/lazy/lazy-module.ts';

/** The source of rows. */
export type RowSource = { text: string } | { file: Blob };

/** The shopper's input: rows, or a press on the button that asks for them. Each object is handled once. */
export type GivenRows = RowSource | { asks: true };

/**
 * A table of cells, or why there is none. `old-workbook`: an .xls file from before 2007. `unreadable`: not a table, or a
 * damaged one. `too-large`: far more than an order has. `too-far`: a workbook with a cell far from its first one. `missing`:
 * the code that reads it could not be loaded.
 */
export type SourceReading =
  | { ok: true; cells: CellTable }
  | { ok: false; reason: 'empty' | 'old-workbook' | 'unreadable' | 'too-large' | 'too-far' | 'missing' };

const delimitedText = lazyModule(() => import('./delimited-text.ts'));
const workbooks = lazyModule(() => import('./read-workbook.ts'));

/** Larger than any list of 500 rows, even with pictures in the workbook. */
const MOST_BYTES = 10_000_000;

/** Spreadsheets may save thousands of rows that have no cells. */
const MOST_LINES = 100_000;

/** Reads typed or pasted text, and a file by its content [sheet Files]. */
export async function readRowSource(source: RowSource): Promise<SourceReading> {
  if ('text' in source) return readText(source.text);
  if (source.file.size > MOST_BYTES) return { ok: false, reason: 'too-large' };
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await source.file.arrayBuffer());
  } catch {
    // The file was moved or changed after it was chosen.
    return { ok: false, reason: 'unreadable' };
  }
  switch (fileKindOf(bytes)) {
    case 'empty':
      return { ok: false, reason: 'empty' };
    case 'old-workbook':
      return { ok: false, reason: 'old-workbook' };
    case 'other':
      return { ok: false, reason: 'unreadable' };
    case 'workbook':
      return readWorkbookBytes(bytes);
    default:
      return readText(decodeText(bytes));
  }
}

async function readText(raw: string): Promise<SourceReading> {
  if (raw.length > MOST_BYTES || ['\n', '\r'].some((end) => hasMore(raw, end, MOST_LINES))) {
    return { ok: false, reason: 'too-large' };
  }
  const { text, separator } = prepareText(raw);
  if (!text.trim()) return { ok: false, reason: 'empty' };
  if (separator === ' ') return { ok: true, cells: text.split('\n').map((line) => [line]) };
  const parsed = await delimitedText.use(({ parseCells }) => parseCells(text, separator).catch(() => null));
  if (!parsed.ok) return { ok: false, reason: 'missing' };
  return parsed.value ? { ok: true, cells: parsed.value } : { ok: false, reason: 'unreadable' };
}

function hasMore(text: string, sign: string, most: number): boolean {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0 && count <= most; at = text.indexOf(sign, at + 1)) count += 1;
  return count > most;
}

async function readWorkbookBytes(bytes: Uint8Array): Promise<SourceReading> {
  const read = await workbooks.use(({ readWorkbook }) => readWorkbook(bytes).catch(() => null));
  if (!read.ok) return { ok: false, reason: 'missing' };
  return read.value ?? { ok: false, reason: 'unreadable' };
}
