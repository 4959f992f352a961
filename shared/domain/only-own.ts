/**
 * Returns a copy that inherits nothing. A script of the page may have added `error` or `email` to all
 * objects, and a missing property would otherwise have that value [reliability Legacy built-ins].
 */
export function onlyOwn<Values extends object>(values: Values): Values {
  return Object.assign(Object.create(null), values);
}
