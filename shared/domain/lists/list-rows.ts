/** Matches rows of different replies, which may use different keys for the same row. */
import { reuseRows } from '../table.ts';

/** How rows are recognised. */
interface RowNames<Row> {
  /** Identifies a row within one reply. */
  keyOf: (row: Row) => string;
  /** Identifies the same row across replies. */
  idOf: (row: Row) => string;
}

/**
 * Returns a table's rows in the order of another reply. If that reply uses other keys, the table's rows are
 * matched by meaning, in order; a row with new content is taken from the reply.
 */
export function arrangeRows<Row extends object>(
  rows: readonly Row[],
  sorted: readonly Row[],
  { keyOf, idOf }: RowNames<Row>,
): readonly Row[] {
  const known = new Set(rows.map(keyOf));
  const named = new Set(sorted.map(keyOf));
  const others = new Map<string, Row[]>();
  for (const row of rows) {
    if (!named.has(keyOf(row))) others.set(idOf(row), [...(others.get(idOf(row)) ?? []), row]);
  }
  const arranged = sorted.map((row) =>
    known.has(keyOf(row)) ? row : (others.get(idOf(row))?.shift() ?? row),
  );
  return reuseRows(rows, arranged, keyOf);
}

/**
 * Returns the rows of a table that a search found, in the table's order; rows that only the search returned
 * come last.
 */
export function narrowRows<Row>(
  rows: readonly Row[],
  found: readonly Row[],
  { idOf }: Pick<RowNames<Row>, 'idOf'>,
): readonly Row[] {
  const others = new Map(found.map((row) => [idOf(row), row]));
  const kept = rows.filter((row) => others.has(idOf(row)));
  for (const row of kept) others.delete(idOf(row));
  return [...kept, ...others.values()];
}
