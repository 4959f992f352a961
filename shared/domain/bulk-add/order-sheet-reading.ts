import { isValidItemNumber, normalizeItemNumber } from '../item-number.ts';
import { parseOrderQuantity } from '../order-quantity.ts';
import { MAX_QUANTITY } from '../quantity.ts';
import { sumOf } from '../sum.ts';
import { type CellTable, findColumns, type OrderSheetColumns } from './order-sheet-columns.ts';
import { type SpreadsheetDamage, spreadsheetDamageOf } from './spreadsheet-damage.ts';
import { readLooseCells } from './text-cells.ts';

/** How many rows a sheet can have. */
export const MOST_ORDER_SHEET_ROWS = 500;

/**
 * Why a row can't be sent. `item`, `quantity`: it is invalid. `no-item`, `no-quantity`: it is missing. `too-many`: more
 * than a line of the cart can have. `sum`: the quantities of an item on several lines add up to more than that.
 * `words`: a line of text that can't be interpreted. The others are caused by spreadsheets.
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

/** One row of the input. Without a problem, it can be sent unchanged. */
export interface OrderSheetRow {
  /** Its line number in the input, from 1; the first of several lines. */
  line: number;
  itemNumber: string;
  quantity: string;
  /** The quantities that were added together, if the item is on several lines. */
  parts?: number[];
  problem?: OrderSheetProblem;
  /**
   * The other possible meaning of an item number such as `4x143500`: 4 pieces of 143500. The row can be sent unchanged.
   */
  meant?: RowMeaning;
}

/** A row that may mean a quantity of another item. */
export interface RowMeaning {
  itemNumber: string;
  quantity: string;
}

/** How many rows are used to find the columns. */
const SAMPLE = 1000;

/** A longer text is neither an item number nor a quantity; a row shows its first characters. */
const LONGEST_CELL = 100;

/** The rows in the order of the file; an item on several lines is one row. */
export interface OrderSheetReading {
  rows: OrderSheetRow[];
  /** How many rows exceeded the limit of a sheet. They are not in `rows`. */
  leftOut: number;
}

/**
 * Reads a table of cells as rows of an order [sheet Rows]. Mistakes are never repaired.
 * @param room how many rows there is space for
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
  // A cell of several words is a line of text, unless the table has a column of quantities.
  if (others.length === 0 && (/\s/.test(only) || quantity === undefined)) return readWords(line, only);
  return checkRow(line, row[item] ?? '', quantity === undefined ? '1' : (row[quantity] ?? ''));
}

function cleanRow(row: readonly string[]): string[] {
  return row.map(cleanCell);
}

/** A trimmed cell, without the quotes of `="0123456"`, which keeps leading zeros in a CSV file. */
function cleanCell(cell: string): string {
  const text = cell.trim();
  return /^="([^"]*)"$/.exec(text)?.[1]?.trim() ?? text;
}

function readWords(line: number, text: string): OrderSheetRow {
  if (text.length > LONGEST_CELL)
    return { line, itemNumber: shortened(text), quantity: '', problem: 'words' };
  const cells = spreadsheetDamageOf(text) ? { itemNumber: text, quantity: '1' } : readLooseCells(text);
  if (!cells) return { line, itemNumber: text, quantity: '', problem: 'words' };
  const row = checkRow(line, cells.itemNumber, cells.quantity || '1');
  const meant = cells.quantity ? undefined : meaningOf(row.itemNumber);
  return meant ? { ...row, meant } : row;
}

function checkRow(line: number, item: string, quantity: string): OrderSheetRow {
  if (Math.max(item.length, quantity.length) > LONGEST_CELL) {
    return { line, itemNumber: shortened(item), quantity: shortened(quantity), problem: 'item' };
  }
  const itemNumber = normalizeItemNumber(item);
  const problem = itemProblemOf(itemNumber) ?? quantityProblemOf(quantity);
  return { line, itemNumber, quantity, ...(problem && { problem }) };
}

/**
 * Returns the other possible meaning of an item number that consists of a quantity, an X and digits that are an item
 * number by themselves, in either order. Such item numbers exist, so nothing is changed; the shopper is told.
 */
function meaningOf(itemNumber: string): RowMeaning | undefined {
  const [, before, item] = /^([1-9]\d{0,2})X(\d+)$/.exec(itemNumber) ?? [];
  if (before && item && isValidItemNumber(item)) return { itemNumber: item, quantity: before };
  const [, first, after] = /^(\d+)X([1-9]\d{0,2})$/.exec(itemNumber) ?? [];
  return first && after && isValidItemNumber(first) ? { itemNumber: first, quantity: after } : undefined;
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

/** Adds up the quantities of an item on several lines; a line with a problem stays separate. */
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
