/** Origins that a page's configuration lists, either one by one or as all hosts below a domain [embedding Origins]. */

const BELOW = 'https://*.';

/**
 * Returns whether an origin is listed. An entry `https://*.portal.example` lists `https://a.portal.example` and
 * `https://a.b.portal.example`, but not the domain itself, another port or plain http.
 */
export function isListedOrigin(origin: string, listed: readonly string[]): boolean {
  const isBelow = (entry: string) =>
    entry.startsWith(BELOW) &&
    /^https:\/\/[^.]/.test(origin) &&
    origin.endsWith(entry.slice(BELOW.length - 1));
  return listed.some((entry) => entry === origin || isBelow(entry));
}
