/** Origins that a page's configuration lists, by themselves or as all hosts below a domain [embedding Origins]. */
import { parseUrl } from './url.ts';

const BELOW = 'https://*.';

/**
 * Returns whether a value may stand in a list of origins: an origin such as `https://portal.example`, or
 * `https://*.portal.example` for every host below that domain. Such a domain has two labels at least.
 */
export function isOriginEntry(value: unknown): value is string {
  if (typeof value !== 'string' || parseUrl(value)?.origin !== value) return false;
  const host = value.startsWith(BELOW) ? value.slice(BELOW.length) : value;
  return !host.includes('*') && (host === value || /[^.]\.[^.]/.test(host));
}

/**
 * Returns whether an origin is listed. An entry `https://*.portal.example` lists `https://a.portal.example` and
 * `https://a.b.portal.example`, but not the domain itself, another port or plain http.
 */
export function isListedOrigin(origin: string, listed: readonly string[]): boolean {
  return listed.some(
    (entry) =>
      entry === origin ||
      (entry.startsWith(BELOW) &&
        /^https:\/\/[^.]/.test(origin) &&
        origin.endsWith(entry.slice(BELOW.length - 1))),
  );
}
