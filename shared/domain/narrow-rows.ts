/**
 * The rows of a table that a search has found, in the table's own order; what the search has found besides
 * comes last.
 * @param idOf tells rows of different replies that mean the same thing
 */
export function narrowRows<Row>(
  rows: readonly Row[],
  found: readonly Row[],
  idOf: (row: Row) => string,
): readonly Row[] {
  const others = new Map(found.map((row) => [idOf(row), row]));
  const kept = rows.filter((row) => others.has(idOf(row)));
  for (const row of kept) others.delete(idOf(row));
  return [...kept, ...others.values()];
}
