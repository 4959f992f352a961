import type { FileCell, FileTable } from './file-table.ts';
import { escapeFormula } from './formula-safe.ts';

/** Without it, spreadsheets assume the computer's own encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Writes a table as CSV: RFC 4180 with a heading line, UTF-8 with byte order mark. Texts that a spreadsheet
 * would run as formulas are escaped, see `formula-safe.ts` [files CSV].
 */
export function csvText({ headings, rows }: FileTable): string {
  const lines = [headings, ...rows].map((row) => `${row.map(field).join(',')}\r\n`);
  return BYTE_ORDER_MARK + lines.join('');
}

function field(cell: FileCell): string {
  if (typeof cell !== 'string') return cell === undefined ? '' : `${cell}`;
  const text = escapeFormula(cell);
  // Some readers trim cells that aren't quoted.
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
