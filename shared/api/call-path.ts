import { isPathSegment } from '../domain/path-segment.ts';
import type { FreeText } from './free-text.ts';

/** What fills the `{name}` places of a path's template. */
export type PathParts = Readonly<Record<string, string | FreeText>>;

/**
 * Builds a call's path from its template; no path is made in any other way (wire contract, "Envelope").
 * @returns `null` when a part is absent or no path segment: the call is then not sent
 */
export function callPath(template: string, parts: PathParts = {}): string | null {
  let sound = true;
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const part = parts[name];
    if (typeof part === 'object') return part.encoded;
    sound &&= typeof part === 'string' && isPathSegment(part);
    return `${part}`;
  });
  return sound ? path : null;
}
