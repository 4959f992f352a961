import { parseUrl } from './url.ts';

/** No wildcard, or one for all hosts below a domain of two labels at least. */
const WILDCARD = /^([^*]+|https:\/\/\*\.[^*]*[^.*]\.[^.*][^*]*)$/;

/**
 * Returns whether a value may stand in a list of origins: an origin such as `https://portal.example`, or
 * `https://*.portal.example` for every host below that domain [embedding Origins].
 */
export function isOriginEntry(value: unknown): value is string {
  const entry = value as string;
  return parseUrl(entry)?.origin === entry && WILDCARD.test(entry);
}
