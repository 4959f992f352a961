import { isValidItemNumber, normalizeItemNumber } from '../item-number.ts';
import { parseOrderQuantity } from '../order-quantity.ts';
import { MAX_QUANTITY } from '../quantity.ts';
import { sumOf } from '../sum.ts';
import { type CellTable, findColumns, type OrderSheetColumns } from './order-sheet-columns.ts';
import { type SpreadsheetDamage, spreadsheetDamageOf } from './spreadsheet-damage.ts';
import { readLooseCells } from './text-cells.ts';

/** How many rows a sheet takes. */
export const MOST_ORDER_SHEET_ROWS = 500;

/**
 * What keeps a row from being sent. `item`, `quantity`: it is none. `no-item`, `no-quantity`: it is missing.
 * `too-many`: more than one line of the cart takes. `sum`: the same item on several lines comes to more than that.
 * `words`: a line of text that is not understood. The others are what a spreadsheet has done.
 */
export type OrderSheetProblem =
  | 'item'
  | 'quantity'
  | 'no-item'
  | 'no-quantity'
  | 'too-many'
  | 'sum'
  | 'words'
  | SpreadsheetDamage;

/** One row of what was read. Where nothing is wrong, it can be sent as it is. */
export interface OrderSheetRow {
  /** Where it stands in what was read, from 1; the first of several lines. */
  line: number;
  itemNumber: string;
  quantity: string;
  /** The quantities that were added together, where the item stands on several lines. */
  parts?: number[];
  problem?: OrderSheetProblem;
}

/** How many rows the columns are told by. */
const SAMPLE = 1000;

/** What is longer is no item number and no quantity; a row shows its first characters. */
const LONGEST_CELL = 100;

/** What was read: rows in the order of the file, an item that stands on several lines once. */
export interface OrderSheetReading {
  rows: OrderSheetRow[];
  /** How many rows came after the last one that a sheet takes. They are not among `rows`. */
  leftOut: number;
}

/**
 * Reads a table of cells as rows of an order [sheet Rows]. Nothing that is wrong is repaired.
 * @param room how many rows there is a place for
 */
export function readOrderSheet(cells: CellTable, room = MOST_ORDER_SHEET_ROWS): OrderSheetReading {
  const columns = findColumns(cells.slice(0, SAMPLE).map(cleanRow));
  const rows: OrderSheetRow[] = [];
  let leftOut = 0;
  cells.forEach((row, index) => {
    if (index < columns.start || row.every((cell) => !cell.trim())) return;
    if (rows.length === room) leftOut += 1;
    else rows.push(readRow(index + 1, cleanRow(row), columns));
  });
  return { rows: addRepeated(rows), leftOut };
}

function readRow(line: number, row: readonly string[], { item, quantity }: OrderSheetColumns): OrderSheetRow {
  const [only = '', ...others] = row.filter(Boolean);
  // A cell of several words is a line of text, unless the table has quantities beside it.
  if (others.length === 0 && (/\s/.test(only) || quantity === undefined)) return readWords(line, only);
  return checkRow(line, row[item] ?? '', quantity === undefined ? '1' : (row[quantity] ?? ''));
}

function cleanRow(row: readonly string[]): string[] {
  return row.map(cleanCell);
}

/** A cell without outer blanks, and without the quotes of `="0123456"`, by which zeros are kept in a CSV file. */
function cleanCell(cell: string): string {
  const text = cell.trim();
  return /^="([^"]*)"$/.exec(text)?.[1]?.trim() ?? text;
}

function readWords(line: number, text: string): OrderSheetRow {
  if (text.length > LONGEST_CELL)
    return { line, itemNumber: shortened(text), quantity: '', problem: 'words' };
  const cells = spreadsheetDamageOf(text) ? { itemNumber: text, quantity: '1' } : readLooseCells(text);
  if (!cells) return { line, itemNumber: text, quantity: '', problem: 'words' };
  return checkRow(line, cells.itemNumber, cells.quantity || '1');
}

function checkRow(line: number, item: string, quantity: string): OrderSheetRow {
  if (Math.max(item.length, quantity.length) > LONGEST_CELL) {
    return { line, itemNumber: shortened(item), quantity: shortened(quantity), problem: 'item' };
  }
  const itemNumber = normalizeItemNumber(item);
  const problem = itemProblemOf(itemNumber) ?? quantityProblemOf(quantity);
  return { line, itemNumber, quantity, ...(problem && { problem }) };
}

function shortened(text: string): string {
  return text.length > LONGEST_CELL ? `${text.slice(0, LONGEST_CELL)}…` : text;
}

function itemProblemOf(itemNumber: string): OrderSheetProblem | undefined {
  if (!itemNumber) return 'no-item';
  return spreadsheetDamageOf(itemNumber) ?? (isValidItemNumber(itemNumber) ? undefined : 'item');
}

function quantityProblemOf(quantity: string): OrderSheetProblem | undefined {
  if (!quantity) return 'no-quantity';
  if (parseOrderQuantity(quantity) !== null) return undefined;
  return /^[1-9]\d*$/.test(quantity) ? 'too-many' : 'quantity';
}

/** Adds the quantities of an item that stands on several lines; a line with a problem stays by itself. */
function addRepeated(rows: readonly OrderSheetRow[]): OrderSheetRow[] {
  const byItem = new Map<string, OrderSheetRow>();
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
