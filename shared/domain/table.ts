/** The query of a table, independent of the source of its rows. */

/** The order of a table's rows. */
export interface Sort<Key extends string> {
  key: Key;
  ascending: boolean;
}

/** The rows that a table should show. */
export interface TableQuery<Key extends string> {
  /** The owner of the rows; empty if the page has only one owner. */
  id: string;
  /** If left out: the server's own order. */
  sort?: Sort<Key>;
  /** Trimmed; empty for all rows. */
  search: string;
  /** Counts from 1. */
  page: number;
  /** How many rows a page has; 0 if all rows are on one page. */
  size: number;
}

/**
 * Returns the order after a press on a column's heading: the same column reverses, another starts ascending [2 §4
 * Sorting].
 */
export function nextSort<Key extends string>(current: Sort<Key> | undefined, key: Key): Sort<Key> {
  return { key, ascending: current?.key !== key || !current.ascending };
}

/** The rows of one page of a table, and which page that is. */
export interface PageOfRows<Row> {
  rows: readonly Row[];
  /** Counts from 1. */
  page: number;
  pageCount: number;
}

/** Returns the rows of the query's page, or of the last page if it is beyond that. */
export function pageOfRows<Row>(
  rows: readonly Row[],
  { page, size }: Pick<TableQuery<never>, 'page' | 'size'>,
): PageOfRows<Row> {
  const pageCount = Math.max(1, Math.ceil(rows.length / (size || rows.length || 1)));
  const shown = Math.min(page, pageCount);
  const first = (shown - 1) * size;
  return { rows: pageCount > 1 ? rows.slice(first, first + size) : rows, page: shown, pageCount };
}

/**
 * Replaces each unchanged row of a newer answer with its previous object, so that sorting renders no row again.
 * @param keyOf identifies a row of the table
 */
export function reuseRows<Row extends object>(
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => string,
): readonly Row[] {
  const known = new Map(before.map((row) => [keyOf(row), row]));
  return after.map((row) => {
    const old = known.get(keyOf(row));
    return old && isSame(old, row) ? old : row;
  });
}

/** Compares field by field, which is enough because rows are flat. */
function isSame<Row extends object>(one: Row, other: Row): boolean {
  const names = Object.keys(one) as (keyof Row)[];
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
