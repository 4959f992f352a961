/**
 * Writes JSON by the values alone. Prototype.js 1.6 gives lists a `toJSON` that makes a text of each, so that a server would
 * get `"[1]"` for `[1]`; whatever a `toJSON` has made of a value is passed over here.
 * @param leftOut fits the keys that are not written, at any depth
 */
export function writeJson(value: unknown, leftOut?: RegExp): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, key) {
    return leftOut?.test(key) ? undefined : this[key];
  });
}
