/** Cells as text, read by papaparse. It is loaded with the first text that needs it. */
import Papa from 'papaparse';
import type { CellTable } from '../../../shared/domain/bulk-add/sheet-columns.ts';
import { unescapeFormula } from '../../../shared/domain/files/formula-safe.ts';

/**
 * Reads text with quotes, in the page itself: a worker of papaparse would come from a `blob:` address. What our own
 * files have in front of a formula is taken away.
 */
export function parseCells(text: string, separator: string): CellTable {
  const { data } = Papa.parse<string[]>(text, { delimiter: separator, newline: '\n', worker: false });
  return data.map((row) => row.map(unescapeFormula));
}
