import { safeUrl } from '../safe-url.ts';

/** Where a signed-in shopper's account is, unless the server says otherwise. */
const LANDING = '/account/landing';

/**
 * Where a confirmation's My Account leads [2 §2 Confirmation]: guests to the login page, others to the address from the
 * server, which ends at the first dot of its path; host and query may have dots of their own.
 * @param given the server's address; where it is not safe, the account's landing page is used
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
  /** Origins besides the page's own. */
  allow: readonly string[];
  /** Where no address may lead to: the server's calls. */
  closed: string;
}): string {
  if (guest) return '/account/login';
  const [, host = '', path = ''] = /^((?:[^:/?#]*:)?(?:\/\/[^/?#]*)?)([^?#]*)/.exec(given) ?? [];
  const [kept, ...cut] = path.split('.');
  const url = cut.length > 0 ? `${host}${kept}` : given;
  return (kept && safeUrl(url, gate)) || LANDING;
}
