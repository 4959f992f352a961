/** Origins that a page's configuration lists, by themselves or as all hosts below a domain [embedding Origins]. */
/** Where the domain begins in such an entry, with its dot. */
const BELOW = 'https://*'.length;

/**
 * Returns whether an origin is listed. An entry `https://*.portal.example` lists `https://a.portal.example` and
 * `https://a.b.portal.example`, but not the domain itself, another port or plain http.
 */
export function isListedOrigin(origin: string, listed: readonly string[]): boolean {
  const isBelow = (entry: string) => /^https:\/\/[^.]/.test(origin) && origin.endsWith(entry.slice(BELOW));
  return listed.some((entry) => (entry.includes('*') ? isBelow(entry) : entry === origin));
}
