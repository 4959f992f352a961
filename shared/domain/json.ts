/**
 * Writes JSON and ignores `toJSON`. Prototype.js 1.6 gives lists a `toJSON` that returns text, so that a
 * server would get `"[1]"` for `[1]`.
 * @param leftOut matches the keys that aren't written, at any depth
 */
export function writeJson(value: unknown, leftOut?: RegExp): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, key) {
    return leftOut?.test(key) ? undefined : this[key];
  });
}
