/**
 * The one gate for addresses from the server, the query or the page's configuration. A refused address is never opened,
 * shown as a link or used as a source.
 */

import { isListedOrigin } from './origins.ts';
import { parseUrl } from './url.ts';

/** The use of an address; a link may also be `tel:` or `mailto:`. */
export type UrlKind = 'page' | 'link' | 'image' | 'media' | 'frame' | 'post';

export interface SafeUrlOptions {
  /** The absolute address against which relative ones are resolved; its origin is always allowed. */
  base: string;
  /**
   * Further allowed origins: `https://host` or `https://*.domain` each, or `https:` for any. Plain http is allowed only
   * for this machine, for the portals of demos and tests. The default is `https:` for images and frames, as in the
   * pages' policy, and none for the other kinds.
   */
  allow?: readonly string[];
  /** Left out: 'page'. */
  kind?: UrlKind;
  /** A path on the base's origin, without a trailing slash: no address may lead to it or below it. */
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
 * Returns the absolute address if it is safe, otherwise null. Safe means: at most 2048 characters, no control
 * characters, backslashes, surrounding spaces or user name, and https (or http on the base's own origin) to an allowed
 * origin. Always returns a whole `href`, because a path alone, parsed again, may name another host.
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
 * Whether a server might resolve a path to a given path or below it: after decoding, which some do more than once,
 * without parameters and empty segments, ignoring case. Encoded `..` segments could lead anywhere.
 */
function isBelow(path: string, directory: string): boolean {
  // Unlike its successor it never throws: a malformed escape would hide the rest of the path.
  const decoded = unescape(path);
  if (decoded !== path) return isBelow(decoded, directory);
  const steps = path.split(/[/\\]/).map((step) => step.split(';', 1)[0]?.replace(/^\./, ''));
  const plain = `/${steps.filter(Boolean).join('/')}/`.toLowerCase();
  // One dot of '..' is left.
  return plain.includes(`${directory.toLowerCase()}/`) || plain.includes('/./');
}
