import { safeUrl } from '../safe-url.ts';

/** The address of a signed-in shopper's account, unless the server sends another. */
const LANDING = '/account/landing';

/**
 * Returns the address for My Account on a confirmation [2 §2 Confirmation]: the login page for guests,
 * otherwise the server's address, cut at the first dot of its path; dots in host and query stay.
 * @param given the server's address; if it is unsafe, the account's landing page is used
 */
export function accountUrl({
  guest,
  given = '',
  ...gate
}: {
  guest: boolean;
  given: string | undefined;
  /** The page's own address. */
  base: string;
  /** Allowed origins besides the page's own. */
  allow: readonly string[];
  /** The base of the server's calls, to which no address may lead. */
  closed: string;
}): string {
  if (guest) return '/account/login';
  const [, host = '', path = ''] = /^((?:[^:/?#]*:)?(?:\/\/[^/?#]*)?)([^?#]*)/.exec(given) ?? [];
  const [kept, ...cut] = path.split('.');
  const url = cut.length > 0 ? `${host}${kept}` : given;
  return (kept && safeUrl(url, gate)) || LANDING;
}
