import { isPathSegment } from '../../domain/url.ts';

/** What fills the `{name}` places of a path's template. */
export type PathParameters = Readonly<Record<string, string | FreeText>>;

/**
 * Builds a call's path from its template; every path is made here [wire Paths].
 * @returns `null` when a part is absent or no path segment: the call is then not sent
 */
export function callPath(template: string, parts: PathParameters = {}): string | null {
  let sound = true;
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const part = parts[name];
    if (typeof part === 'object') return part.encoded;
    sound &&= typeof part === 'string' && isPathSegment(part);
    return `${part}`;
  });
  return sound ? path : null;
}

/** Text that a shopper typed, encoded for the one place in a path that takes text: `searchValue={text}`. */
export interface FreeText {
  encoded: string;
}
