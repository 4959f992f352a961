/**
 * The rows of a newer reply, each that says nothing new being the very object it was before: so a table that
 * is merely sorted renders none of its rows again.
 * @param keyOf tells the rows of one reply apart
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

/** Rows are flat. */
function isSame<Row extends object>(one: Row, other: Row): boolean {
  const names = Object.keys(one) as (keyof Row)[];
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
