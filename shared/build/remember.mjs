/**
 * Computes the value of a key once, when it is first requested.
 * @template Key, Value
 * @param {(key: Key) => Value} compute
 * @returns {(key: Key) => Value}
 */
export function remember(compute) {
  const known = new Map();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key);
  };
}
