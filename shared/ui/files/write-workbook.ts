/** This file is loaded when the first spreadsheet is wanted: it brings the code that writes .xlsx. */
import writeXlsxFile, { type Cell } from 'write-excel-file/browser';
import type { FileCell, FileTable } from '../../domain/files/file-table.ts';

/** Wide enough for most texts, and not so wide that the next column is out of sight. */
const WIDTHS = { least: 10, most: 60 };

/**
 * Writes a table as .xlsx. Texts are cells of text: an item number keeps its zeros, and nothing that begins with `=` is a
 * formula [files Files]. The first row stays in sight.
 */
export function workbook({ headings, rows }: FileTable): Promise<Blob> {
  const head = headings.map((value): Cell => ({ value, type: String, fontWeight: 'bold' }));
  const body = rows.map((row) => row.map(toCell));
  const columns = headings.map((heading, at) => ({
    width: widthOf([heading, ...rows.map((row) => row[at])]),
  }));
  return writeXlsxFile([head, ...body], { columns, stickyRowsCount: 1 }).toBlob();
}

function toCell(value: FileCell): Cell {
  if (value === undefined || value === '') return null;
  if (typeof value === 'number') return { value, type: Number };
  // XML has no way to write most control characters.
  return { value: value.replace(/[^\P{Cc}\t\n\r]/gu, ''), type: String, format: '@' };
}

function widthOf(cells: readonly FileCell[]): number {
  const longest = Math.max(...cells.map((cell) => `${cell ?? ''}`.length));
  return Math.min(WIDTHS.most, Math.max(WIDTHS.least, longest + 2));
}
