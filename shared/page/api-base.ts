import { readStateBlock, type StateBlock } from './state-block.ts';

/** True for a path on the page's own host: calls carry the session's cookie and go nowhere else. */
export function isApiBase(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?![/\\])[\w./~%-]*$/.test(value);
}

/**
 * Where the server's calls start, without a slash at the end: `config.apiBase` of the state block, or
 * its default. Apart from `configuration()` so that the loader need not carry the validation; that is
 * also where a wrong value is reported.
 */
export function apiBaseIn({ config }: StateBlock): string {
  const given = (config as { apiBase?: unknown } | undefined)?.apiBase;
  return isApiBase(given) ? given.replace(/\/+$/, '') : '/api/rest/cb';
}

/** The same for the page's own state block. */
export function apiBase(): string {
  return apiBaseIn(readStateBlock());
}
