/** Turns what a shopper gives, text or a file, into a table of cells. Parsers are loaded for what needs them. */
import { decodeText, fileKindOf } from '../../../shared/domain/bulk-add/file-content.ts';
import type { CellTable } from '../../../shared/domain/bulk-add/sheet-columns.ts';
import { prepareText } from '../../../shared/domain/bulk-add/text-cells.ts';
import { loadPart } from '../../../shared/page/parts/load-part.ts';

/** What rows come from. */
export type SheetSource = { text: string } | { file: Blob };

/**
 * A table, or why there is none. `old-workbook`: .xls of before 2007; `unreadable`: no table, or a damaged one;
 * `too-large`: not opened at all; `missing`: the code that reads it could not be loaded.
 */
export type SourceReading =
  | { ok: true; cells: CellTable }
  | { ok: false; reason: 'empty' | 'old-workbook' | 'unreadable' | 'too-large' | 'missing' };

/** Larger than any list of 500 rows, pictures in the workbook included. */
const MOST_BYTES = 10_000_000;

/** Reads a file by what is in it, and text as it was typed or pasted [sheet Files]. */
export async function readRowSource(source: SheetSource): Promise<SourceReading> {
  if ('text' in source) return readText(source.text);
  if (source.file.size > MOST_BYTES) return { ok: false, reason: 'too-large' };
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await source.file.arrayBuffer());
  } catch {
    // It was moved or changed after it was chosen.
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
      return readBytes(bytes);
    default:
      return readText(decodeText(bytes));
  }
}

async function readText(raw: string): Promise<SourceReading> {
  const { text, separator } = prepareText(raw);
  if (!text.trim()) return { ok: false, reason: 'empty' };
  if (separator === ' ') return { ok: true, cells: text.split('\n').map((line) => [line]) };
  try {
    const { parseCells } = await loadPart(() => import('./delimited-text.ts'));
    return { ok: true, cells: parseCells(text, separator) };
  } catch {
    return { ok: false, reason: 'missing' };
  }
}

async function readBytes(bytes: Uint8Array): Promise<SourceReading> {
  const workbook = await loadPart(() => import('./read-workbook.ts')).catch(() => null);
  if (!workbook) return { ok: false, reason: 'missing' };
  try {
    return { ok: true, cells: await workbook.readWorkbook(bytes) };
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}
