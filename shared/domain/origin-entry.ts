import { parseUrl } from './url.ts';

/**
 * Returns whether a value may be in a list of origins: an origin such as `https://portal.example`, or
 * `https://*.portal.example` for every host below that domain [embedding Origins]. Such a domain has at least two labels.
 */
export function isOriginEntry(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  // Parsed without the asterisk, which Chromium encodes in a host and others keep.
  const origin = value.replace(/^https:\/\/\*\./, 'https://');
  if (origin.includes('*') || parseUrl(origin)?.origin !== origin) return false;
  return origin === value || /^https:\/\/[^.]+\.[^.]/.test(origin);
}
