import { isValidItemNumber, normalizeItemNumber } from '../item-number.ts';
import { MAX_QUANTITY, parseOrderQuantity } from '../quantity.ts';
import { sumOf } from '../sum.ts';
import { type CellTable, findColumns } from './sheet-columns.ts';
import { type SpreadsheetDamage, spreadsheetDamageOf } from './spreadsheet-damage.ts';
import { readLooseCells } from './text-cells.ts';

/** How many rows a sheet takes. */
export const MOST_SHEET_ROWS = 500;

/**
 * What keeps a row from being sent. `item`, `quantity`: it is none. `no-item`, `no-quantity`: it is missing.
 * `too-many`: more than one line of the cart takes. `sum`: the same item on several lines comes to more than that.
 * `words`: a line of text that is not understood. The others are what a spreadsheet has done.
 */
export type SheetProblem =
  | 'item'
  | 'quantity'
  | 'no-item'
  | 'no-quantity'
  | 'too-many'
  | 'sum'
  | 'words'
  | SpreadsheetDamage;

/** One row of what was read. Where nothing is wrong, it can be sent as it is. */
export interface SheetRow {
  /** Where it stands in what was read, from 1; the first of several lines. */
  line: number;
  itemNumber: string;
  quantity: string;
  /** The quantities that were added together, where the item stands on several lines. */
  parts?: number[];
  problem?: SheetProblem;
}

/** What was read: rows in the order of the file, an item that stands on several lines once. */
export interface SheetReading {
  rows: SheetRow[];
  /** How many rows came after the last one that a sheet takes. They are not among `rows`. */
  leftOut: number;
}

/**
 * Reads a table of cells as rows of an order [sheet Rows]. Nothing that is wrong is repaired.
 * @param room how many rows there is a place for
 */
export function readSheet(cells: CellTable, room = MOST_SHEET_ROWS): SheetReading {
  const table = cells.map((row) => row.map(cleanCell));
  const { start, item, quantity } = findColumns(table);
  const rows = table.flatMap((row, index) => {
    if (index < start || row.every((cell) => !cell)) return [];
    const [only = '', ...others] = row.filter(Boolean);
    const line = index + 1;
    // A cell of several words is a line of text, unless the table has quantities beside it.
    if (others.length === 0 && (/\s/.test(only) || quantity === undefined)) return [readWords(line, only)];
    return [checkRow(line, row[item] ?? '', quantity === undefined ? '1' : (row[quantity] ?? ''))];
  });
  return { rows: addRepeated(rows.slice(0, room)), leftOut: Math.max(0, rows.length - room) };
}

/** A cell without outer blanks, and without the quotes of `="0123456"`, by which zeros are kept in a CSV file. */
function cleanCell(cell: string): string {
  const text = cell.trim();
  return /^="([^"]*)"$/.exec(text)?.[1]?.trim() ?? text;
}

function readWords(line: number, text: string): SheetRow {
  const cells = spreadsheetDamageOf(text) ? { itemNumber: text, quantity: '1' } : readLooseCells(text);
  if (!cells) return { line, itemNumber: text, quantity: '', problem: 'words' };
  return checkRow(line, cells.itemNumber, cells.quantity || '1');
}

function checkRow(line: number, item: string, quantity: string): SheetRow {
  const itemNumber = normalizeItemNumber(item);
  const problem = itemProblemOf(itemNumber) ?? quantityProblemOf(quantity);
  return { line, itemNumber, quantity, ...(problem && { problem }) };
}

function itemProblemOf(itemNumber: string): SheetProblem | undefined {
  if (!itemNumber) return 'no-item';
  return spreadsheetDamageOf(itemNumber) ?? (isValidItemNumber(itemNumber) ? undefined : 'item');
}

function quantityProblemOf(quantity: string): SheetProblem | undefined {
  if (!quantity) return 'no-quantity';
  if (parseOrderQuantity(quantity) !== null) return undefined;
  return /^[1-9]\d*$/.test(quantity) ? 'too-many' : 'quantity';
}

/** Adds the quantities of an item that stands on several lines; a line with a problem stays by itself. */
function addRepeated(rows: readonly SheetRow[]): SheetRow[] {
  const byItem = new Map<string, SheetRow>();
  return rows.flatMap((row) => {
    const first = row.problem ? undefined : byItem.get(row.itemNumber);
    if (!first) {
      if (!row.problem) byItem.set(row.itemNumber, row);
      return [row];
    }
    first.parts = [...(first.parts ?? [Number(first.quantity)]), Number(row.quantity)];
    const sum = sumOf(first.parts, (part) => part);
    first.quantity = String(sum);
    if (sum > MAX_QUANTITY) first.problem = 'sum';
    return [];
  });
}
