/**
 * The rows of a newer reply, each that says nothing new being the very object it was before: so a table that
 * is merely sorted renders none of its rows again. A reply that does not tell its rows apart as the earlier one did
 * is about the earlier rows all the same.
 * @param keyOf tells the rows of one reply apart
 * @param idOf tells rows of different replies that mean the same thing
 */
export function reuseRows<Row extends object>(
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => string,
  idOf = keyOf,
): readonly Row[] {
  const known = new Map(before.map((row) => [keyOf(row), row]));
  const others = new Map<string, Row[]>();
  const keys = new Set(after.map(keyOf));
  for (const row of before) {
    const id = idOf(row);
    if (!keys.has(keyOf(row))) others.set(id, [...(others.get(id) ?? []), row]);
  }
  return after.map((row) => {
    const old = known.get(keyOf(row));
    if (!old) return others.get(idOf(row))?.shift() ?? row;
    return isSame(old, row) ? old : row;
  });
}

/** Rows are flat. */
function isSame<Row extends object>(one: Row, other: Row): boolean {
  const names = Object.keys(one) as (keyof Row)[];
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
