/** Finds the columns with item numbers and quantities in a table, in either order, with or without a row of titles. */
import { isValidItemNumber } from '../item-number.ts';
import { parseOrderQuantity } from '../order-quantity.ts';

/** A table: rows of trimmed cells. Rows may differ in length. */
export type CellTable = readonly (readonly string[])[];

/** The positions of the columns. */
export interface OrderSheetColumns {
  /** The first row after the titles. */
  start: number;
  item: number;
  /** Undefined if the table has no quantities. */
  quantity?: number;
}

const ITEM_TITLE = /\b(?:item|sku|catalog(?:ue)?|cat|product|part|article|stock|material)\b/i;
const NUMBER_TITLE = /\b(?:number|numbers|no|num|nr|id|code|sku)\b|#/i;
const NAME_TITLE = /\b(?:name|description|title|text|price|total)\b/i;
const QUANTITY_TITLE = /\b(?:quantity|quantities|qty|count|pieces|pcs|units|ordered|needed)\b/i;

/** Titles may be below a heading, such as the name of a school. */
const FARTHEST_TITLES = 10;

/** How many columns are examined. */
const MOST_COLUMNS = 100;

/**
 * Finds the columns by their titles, otherwise by their content.
 * @param table the whole table, or enough of its first rows to judge the columns
 */
export function findColumns(table: CellTable): OrderSheetColumns {
  const start = findStart(table);
  const titles = table[start - 1] ?? [];
  const rows = table.slice(start);
  let width = 0;
  for (const row of rows) width = Math.max(width, Math.min(row.length, MOST_COLUMNS));
  const columns = [...Array(width).keys()];
  const share = (column: number, fits: (cell: string) => boolean) => {
    const cells = rows.map((row) => row[column] ?? '').filter(Boolean);
    return cells.length ? cells.filter(fits).length / cells.length : 0;
  };
  const item = best(
    columns,
    (column) => 3 * itemTitleScore(titles[column]) + share(column, isValidItemNumber),
  );
  const others = columns.filter((column) => column !== item);
  const named = others.find((column) => QUANTITY_TITLE.test(titles[column] ?? ''));
  const quantities = others.filter((column) => share(column, isQuantity) >= 0.5);
  const quantity = named ?? quantities.find((column) => column > item) ?? quantities[0];
  // If there are two columns, the one without item numbers is the quantities, however wrong they are.
  return { start, item, quantity: quantity ?? (width === 2 ? others[0] : undefined) };
}

function isQuantity(cell: string): boolean {
  return parseOrderQuantity(cell) !== null;
}

/** The first index with the highest score; 0 if there are no columns. */
function best(columns: readonly number[], score: (column: number) => number): number {
  let found = 0;
  for (const column of columns) if (score(column) > score(found)) found = column;
  return found;
}

function itemTitleScore(title = ''): number {
  if (NAME_TITLE.test(title) || QUANTITY_TITLE.test(title)) return 0;
  return (ITEM_TITLE.test(title) ? 1 : 0) + (NUMBER_TITLE.test(title) ? 1 : 0);
}

/** The row after the titles; 0 if there are none. Never skips anything that could be an item number. */
function findStart(table: CellTable): number {
  const firstItem = table.findIndex((row) => row.some(isValidItemNumber));
  const before = table.slice(0, Math.min(firstItem < 0 ? table.length : firstItem, FARTHEST_TITLES));
  const titles = before.findIndex(
    (row) => row.some((cell) => itemTitleScore(cell) > 0) && row.some((cell) => QUANTITY_TITLE.test(cell)),
  );
  if (titles >= 0) return titles + 1;
  const [first] = before;
  const isTitle =
    first?.some((cell) => itemTitleScore(cell) > 0) || (first && !first.some((cell) => /\d/.test(cell)));
  return isTitle ? 1 : 0;
}
