/** Cells of an .xlsx file. `read-excel-file` is loaded with the first one. */
import { readSheet } from 'read-excel-file/web-worker';
import type { CellTable } from '../../../shared/domain/bulk-add/sheet-columns.ts';

/**
 * Reads the first sheet of a workbook, whose other sheets are often notes. A day comes as `2026-03-12`, so that nobody
 * takes it for an item number.
 * @throws where it is no workbook, or a damaged one
 */
export async function readWorkbook(bytes: Uint8Array): Promise<CellTable> {
  const rows = await readSheet<string>(bytes.slice().buffer, { parseNumber: writeNumber });
  return rows.map((row) =>
    row.map((cell) => {
      if (cell === null) return '';
      return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
    }),
  );
}

/**
 * A number as text. Some programs write 151261 as `151261.0` or `1.51261E5`, which is the same number; one with more
 * digits than a number holds stays as it is written.
 */
function writeNumber(text: string): string {
  const number = Number(text);
  return Number.isSafeInteger(number) && number < 1e15 ? String(number) : text;
}
