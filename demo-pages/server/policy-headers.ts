import { policyFor } from '../../shared/tools/policies.ts';
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

/** The case of the policy, by how the page loads the widgets [embedding Head]. */
const CASES = {
  script: 'own',
  self: 'own',
  nonce: 'own-nonce',
  cdn: 'other-map',
  other: 'other',
  'other-nonce': 'other-nonce',
  'other-script': 'other-nonce',
} as const;

/** @returns the policy of the widgets, and what the workbench and the shop's own frames need */
function policy(portal: string, { form, nonce, cdn, prerenders }: PageScripts, neighbours: string): string {
  const portals = `${portal} ${neighbours}`.trim();
  const directives = policyFor(CASES[form], { nonce, files: cdn, portals, prerenders });
  return [
    ...directives.map((directive) =>
      directive.startsWith('frame-src ') ? `${directive} ${neighbours}`.trim() : directive,
    ),
    `frame-ancestors 'self' ${neighbours}`.trim(),
  ].join('; ');
}
