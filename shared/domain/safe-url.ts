/**
 * The one gate for addresses that come from the server, the query or the page's configuration. An address
 * that does not pass is never opened, shown as a link or used as a source.
 */

import { isListedOrigin } from './origins.ts';
import { parseUrl } from './url.ts';

/** What an address is for; a link may also be `tel:` or `mailto:`. */
export type UrlKind = 'page' | 'link' | 'image' | 'media' | 'frame' | 'post';

export interface SafeUrlOptions {
  /** Absolute address that a relative one starts from, and whose origin is always allowed. */
  base: string;
  /**
   * Further origins that are allowed: `https://host` or `https://*.domain` each, or `https:` for any. Plain http only to this
   * very machine, where a demo or a test has its portal. Left out, it is `https:` for images and frames,
   * as in the pages' policy, and nothing for the other kinds.
   */
  allow?: readonly string[];
  /** Left out: 'page'. */
  kind?: UrlKind;
  /** A path on the base's origin, without a slash at the end: no address may lead to it, nor below it. */
  closed?: string;
}

const MAX_LENGTH = 2048;
const ANY_SECURE_ORIGIN = 'https:';
/** Hosts whose traffic never leaves the machine: browsers trust them over plain http, too. */
const THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])$/;
// Controls hide a scheme ("java\nscript:") and browsers read a backslash as a slash.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse.
const TREACHEROUS = /[\u0000-\u001f\u007f-\u009f\\]/;
// Servers write the session's id into paths for browsers without cookies. It must not reach another site.
const SESSION_ID = /;jsessionid=[^;/]*/gi;

/**
 * Gives the absolute address when it is safe to use, else null: a text of at most 2048 characters without
 * controls, backslashes or spaces around it, no user name in it, and https (or http on the base's own
 * origin) to an allowed origin. Always a whole `href`: a path alone, parsed again, may name another host.
 */
export function safeUrl(
  value: unknown,
  { base, allow, kind = 'page', closed }: SafeUrlOptions,
): string | null {
  if (typeof value !== 'string' || !value || value.length > MAX_LENGTH) return null;
  if (value !== value.trim() || TREACHEROUS.test(value)) return null;
  const home = parseUrl(base);
  const url = home && parseUrl(value, base);
  if (!url) return null;
  if (kind === 'link' && ['tel:', 'mailto:'].includes(url.protocol)) return url.href;
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null;

  url.pathname = url.pathname.replace(SESSION_ID, '');
  if (url.origin === home.origin) {
    return url.pathname.startsWith('//') || (closed && isBelow(url.pathname, closed)) ? null : url.href;
  }
  const allowed = allow ?? (kind === 'image' || kind === 'frame' ? [ANY_SECURE_ORIGIN] : []);
  const listed = isListedOrigin(url.origin, allowed);
  const permitted =
    url.protocol === 'https:'
      ? listed || allowed.includes(ANY_SECURE_ORIGIN)
      : listed && THIS_MACHINE.test(url.hostname);
  return permitted ? url.href : null;
}

/**
 * Whether a server may read a path as one that leads to a place or below it: decoded, more than once by some, without
 * parameters and empty parts, in any case. Steps back that were hidden by the code could lead anywhere.
 */
function isBelow(path: string, directory: string): boolean {
  // It never throws, unlike its successor: a broken code would hide the rest of the path.
  const decoded = unescape(path);
  if (decoded !== path) return isBelow(decoded, directory);
  const steps = path.split(/[/\\]/).map((step) => step.split(';', 1)[0]?.replace(/^\./, ''));
  const plain = `/${steps.filter(Boolean).join('/')}/`.toLowerCase();
  // One dot is left of '..'.
  return plain.includes(`${directory.toLowerCase()}/`) || plain.includes('/./');
}
