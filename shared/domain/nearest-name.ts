import { closest, distance } from 'fastest-levenshtein';

/** Returns the known name that was most likely meant; `undefined` if none is similar. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  const names = [...known];
  if (names.length === 0 || name === '') return undefined;
  const near = closest(name, names);
  return distance(name, near) <= Math.max(1, Math.floor(near.length / 3)) ? near : undefined;
}

/**
 * Returns a hint with the known name that was most likely meant, such as ' Did you mean "cart-page"?', or an
 * empty text.
 */
export function didYouMean(name: string, known: Iterable<string>): string {
  const near = nearestName(name, known);
  return near === undefined ? '' : ` Did you mean "${near}"?`;
}
