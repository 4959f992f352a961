import { safeUrl, type UrlKind } from '../../domain/safe-url.ts';
import { configuration } from '../configuration.ts';

/**
 * Returns the absolute address if this page may use it, otherwise null: `safeUrl` with the origins that the
 * page lists. No address may lead to a call, because loading a picture or following a link would make that
 * call.
 * @param value from the server or the page's configuration
 * @param kind only links and navigations may lead to `externalOrigins`
 */
export function pageUrl(value: unknown, kind: UrlKind): string | null {
  const { externalOrigins, apiBase } = configuration();
  const allow = /page|link/.test(kind) ? externalOrigins : undefined;
  return safeUrl(value, { base: location.href, allow, kind, closed: apiBase });
}
