import { safeUrl, type UrlKind } from '../../domain/safe-url.ts';
import { configuration } from '../configuration.ts';

/**
 * The absolute address when this page may use it, else null: the rule of `safeUrl` with what the page lists. No address
 * may lead to a call of the server: loading a picture or following a link would make it.
 * @param value from the server or the page's configuration
 * @param kind only a link and a move to another page may lead to `externalOrigins`
 */
export function pageUrl(value: unknown, kind: UrlKind): string | null {
  const { externalOrigins, apiBase } = configuration();
  const allow = /page|link/.test(kind) ? externalOrigins : undefined;
  return safeUrl(value, { base: location.href, allow, kind, closed: apiBase });
}
