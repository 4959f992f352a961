/** Cells as text, read and written by papaparse. It is loaded with the first text that needs it. */
import Papa from 'papaparse';
import type { CellTable } from '../../../shared/domain/bulk-add/sheet-columns.ts';

/** Reads text with quotes, in the page itself: a worker of papaparse would come from a `blob:` address. */
export function parseCells(text: string, separator: string): CellTable {
  return Papa.parse<string[]>(text, { delimiter: separator, newline: '\n', worker: false }).data;
}

/**
 * Writes a CSV file that spreadsheets open as UTF-8. A cell that they would take for a formula begins with an
 * apostrophe, so that it stays text.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${Papa.unparse(rows as string[][], { escapeFormulae: true })}\r\n`;
}
