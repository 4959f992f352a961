/** The kinds of attributes that hold more than one value; apart from the others, since few widgets have one. */
import { parseJson } from '../api/parse-json.ts';
import { isPathSegment } from '../domain/path-segment.ts';
import { type Given, type Options, written } from './attributes.ts';

/** Ids, joined by commas. */
export function idList<Chosen extends Options<string[]>>(options: Chosen): Given<string[], Chosen> {
  const struct = written((text) => {
    const ids = text.split(',').map((id) => id.trim());
    return ids.every(isPathSegment) ? ids : undefined;
  });
  return { ...options, expected: 'ids joined by commas', struct };
}

/**
 * A list written as JSON.
 * @param isRow tells whether an entry is as it must be
 * @param shape the same in words: 'a JSON list of {"url": …, "title": …}'
 */
export function jsonList<Row, Chosen extends Options<Row[]>>(
  isRow: (entry: unknown) => entry is Row,
  shape: string,
  options: Chosen,
): Given<Row[], Chosen> {
  const struct = written((text) => {
    const rows = parseJson(text);
    return Array.isArray(rows) && rows.every(isRow) ? rows : undefined;
  });
  return { ...options, expected: shape, struct };
}
