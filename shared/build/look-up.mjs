/**
 * What a map has for a key that must be in it.
 * @template Value
 * @param {ReadonlyMap<string, Value>} map
 * @param {string} key
 * @returns {Value}
 * @throws when it is not, with the key
 */
export function lookUp(map, key) {
  const value = map.get(key);
  if (value === undefined) throw new Error(`${key} is missing where the build expects it`);
  return value;
}
