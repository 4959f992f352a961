import { isPathSegment } from '../../domain/url.ts';

/** The values of the `{name}` placeholders in a path's template. */
export type PathParameters = Readonly<Record<string, string | FreeText>>;

/**
 * Builds a call's path from its template; every path is made here [wire Paths].
 * @returns `null` if a part is missing or isn't a valid path segment: the call is then not sent
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

/** Typed text, encoded for the only path segment that takes text: `searchValue={text}`. */
export interface FreeText {
  encoded: string;
}
