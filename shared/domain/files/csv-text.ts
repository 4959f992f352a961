import type { FileCell, FileTable } from './file-table.ts';
import { escapeFormula } from './formula-safe.ts';

/** Spreadsheets take a file without it for one in the computer's own encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Writes a table as CSV: RFC 4180 with a heading line, UTF-8 with byte order mark. Texts that a spreadsheet would run are
 * made harmless, see `formula-safe.ts` [files CSV].
 */
export function csvText({ headings, rows }: FileTable): string {
  const lines = [headings, ...rows].map((row) => `${row.map(field).join(',')}\r\n`);
  return BYTE_ORDER_MARK + lines.join('');
}

function field(cell: FileCell): string {
  if (typeof cell !== 'string') return cell === undefined ? '' : `${cell}`;
  const text = escapeFormula(cell);
  // Some readers cut spaces at the ends, unless they stand in quotes.
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
