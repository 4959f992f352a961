/** Writes .xlsx files. Loaded when the first one is saved. */
import writeXlsxFile, { type Cell } from 'write-excel-file/browser';
import type { FileCell, FileTable } from '../../domain/files/file-table.ts';

/** The width of columns, in characters: enough for most texts, but not so much that the next column is out of view. */
const WIDTHS = { min: 10, max: 60 };

/**
 * Writes a table as .xlsx. Texts become text cells, so that an item number keeps its zeros and a text that begins with `=`
 * isn't a formula [files Files]. The first row stays in view.
 */
export function workbook({ headings, rows }: FileTable): Promise<Blob> {
  const head = headings.map((value): Cell => ({ value, type: String, fontWeight: 'bold' }));
  const body = rows.map((row) => row.map(toCell));
  const columns = headings.map((heading, index) => ({
    width: widthOf([heading, ...rows.map((row) => row[index])]),
  }));
  return writeXlsxFile([head, ...body], { columns, stickyRowsCount: 1 }).toBlob();
}

function toCell(value: FileCell): Cell {
  if (value === undefined || value === '') return null;
  if (typeof value === 'number') return { value, type: Number };
  // XML can't contain most control characters.
  return { value: value.replace(/[^\P{Cc}\t\n\r]/gu, ''), type: String, format: '@' };
}

function widthOf(cells: readonly FileCell[]): number {
  const longest = Math.max(...cells.map((cell) => `${cell ?? ''}`.length));
  return Math.min(WIDTHS.max, Math.max(WIDTHS.min, longest + 2));
}
