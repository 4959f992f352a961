/** Reads delimited text with papaparse. Loaded with the first text that needs it. */
import Papa, { type ParseResult, type Parser } from 'papaparse';
import type { CellTable } from '../../../shared/domain/bulk-add/order-sheet-columns.ts';
import { unescapeFormula } from '../../../shared/domain/files/formula-safe.ts';

/** How many characters are read in one task: about 40 ms of work on a desktop computer. */
const SLICE = 1_000_000;

/** Cells beyond these contain neither an item number nor a quantity; columns are searched among the first 100. */
const MOST_COLUMNS = 500;

/**
 * Reads delimited text with quotes into cells, in slices, so that the page can react to keys meanwhile. Works without a
 * worker, because papaparse would start it from a `blob:` address. Removes the apostrophe that our own files put before
 * formulas.
 */
export const parseCells = (text: string, separator: string): Promise<CellTable> =>
  new Promise((resolve, reject) => {
    const cells: string[][] = [];
    Papa.parse<string[]>(text, {
      delimiter: separator,
      newline: '\n',
      worker: false,
      chunkSize: SLICE,
      chunk({ data }: ParseResult<string[]>, parser: Parser) {
        for (const row of data) cells.push(row.slice(0, MOST_COLUMNS).map(unescapeFormula));
        parser.pause();
        setTimeout(() => parser.resume());
      },
      complete: () => resolve(cells),
      error: reject,
    });
  });
