/** The order of a table's rows. */
export interface Sort<Key extends string> {
  key: Key;
  ascending: boolean;
}

/** The order after a press on a column's heading: the same column turns round, another starts ascending [2 §4]. */
export function nextSort<Key extends string>(current: Sort<Key> | undefined, key: Key): Sort<Key> {
  return { key, ascending: current?.key !== key || !current.ascending };
}
