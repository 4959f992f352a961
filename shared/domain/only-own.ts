/**
 * Returns a copy that inherits nothing. A script of the page may have added an `error` or `email` to all
 * objects, which would otherwise stand in for a missing property here [reliability Legacy built-ins].
 */
export function onlyOwn<Values extends object>(values: Values): Values {
  return Object.assign(Object.create(null), values);
}
