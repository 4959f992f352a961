/** Brings rows of different replies together. Two replies may use different keys for the same row. */
import { reuseRows } from '../table.ts';

/** How rows are recognised. */
interface RowNames<Row> {
  /** Tells the rows of one reply apart. */
  keyOf: (row: Row) => string;
  /** Tells rows of different replies that mean the same thing. */
  idOf: (row: Row) => string;
}

/**
 * Gives a table's rows in the order of another reply. Where that reply tells its rows apart in another way, the table's
 * rows are taken in turn by what they mean; a row that says something new is taken as the reply has it.
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

/** Gives those of a table's rows that a search has found, in the table's order; rows that only the search knows come last. */
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
