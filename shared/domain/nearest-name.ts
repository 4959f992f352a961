import { closest, distance } from 'fastest-levenshtein';

/** Gives the known name that was most likely meant; `undefined` where none is near. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  const names = [...known];
  if (names.length === 0 || name === '') return undefined;
  const near = closest(name, names);
  return distance(name, near) <= Math.max(1, Math.floor(near.length / 3)) ? near : undefined;
}

/** Says which known name was most likely meant: ' Did you mean "cart-page"?', or nothing. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const near = nearestName(name, known);
  return near === undefined ? '' : ` Did you mean "${near}"?`;
}
