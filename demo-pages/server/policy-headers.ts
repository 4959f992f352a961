import type { PageScripts } from './pages/widget-head.ts';

/**
 * Returns the headers of a page: the policy of the embedding contract, and no caching, because the page holds the
 * visitor's state.
 * @param portal the origin that punch-out carts and sign-on tokens are posted to
 * @param scripts how the page loads its scripts
 * @param neighbours the origins of the shop's other tabs
 */
export function pageHeaders(
  hasPolicy: boolean,
  portal: string,
  scripts: PageScripts,
  neighbours = '',
): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(hasPolicy && { 'content-security-policy': policy(portal, scripts, neighbours) }),
    // Not enforced: Safari doesn't look into the import map, and would block every widget.
    ...(hasPolicy &&
      scripts.form === 'cdn' && { 'integrity-policy-report-only': 'blocked-destinations=(script)' }),
  };
}

/** Returns the directives for scripts and styles, by how the page loads the widgets [embedding Head]. */
function sources({ form, nonce, cdn }: PageScripts): string[] {
  if (form === 'nonce') return [`script-src 'nonce-${nonce}' 'strict-dynamic'`, "style-src 'self'"];
  if (form === 'cdn') return [`script-src 'self' 'nonce-${nonce}' ${cdn}`, `style-src 'self' ${cdn}`];
  return ["script-src 'self'", "style-src 'self'"];
}

function policy(portal: string, scripts: PageScripts, neighbours: string): string {
  return [
    "default-src 'none'",
    ...sources(scripts),
    "img-src 'self' https: data:",
    "font-src 'self'",
    "connect-src 'self'",
    `form-action 'self' ${portal} ${neighbours}`.trim(),
    "media-src 'self'",
    `frame-src 'self' https: ${neighbours}`.trim(),
    "base-uri 'none'",
    `frame-ancestors 'self' ${neighbours}`.trim(),
    "require-trusted-types-for 'script'",
    'trusted-types cb-html',
  ].join('; ');
}
