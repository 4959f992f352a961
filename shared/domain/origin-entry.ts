import { parseUrl } from './url.ts';

/**
 * Returns whether a value may stand in a list of origins: an origin such as `https://portal.example`, or
 * `https://*.portal.example` for every host below that domain [embedding Origins]. Such a domain has two labels at least.
 */
export function isOriginEntry(value: unknown): value is string {
  const entry = value as string;
  if (parseUrl(entry)?.origin !== entry) return false;
  const host = entry.replace(/^https:\/\/\*\./, '');
  return !host.includes('*') && (host === entry || /[^.]\.[^.]/.test(host));
}
