/**
 * Returns the value of a key that a map must contain.
 * @template Value
 * @param {ReadonlyMap<string, Value>} map
 * @param {string} key
 * @returns {Value}
 * @throws an error that names the key, if it is missing
 */
export function lookUp(map, key) {
  const value = map.get(key);
  if (value === undefined) throw new Error(`${key} is missing where the build expects it`);
  return value;
}
