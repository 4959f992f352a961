/**
 * Returns a copy that inherits nothing. A script of the page may have put something called `error` or `email` on all objects,
 * which would otherwise stand for what is left out here [reliability Legacy built-ins].
 */
export function onlyOwn<Values extends object>(values: Values): Values {
  return Object.assign(Object.create(null), values);
}
