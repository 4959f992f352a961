/**
 * Headers of a page: never kept, since it holds the visitor's state, and with the policy of the embedding
 * contract.
 * @param portal the origin that punch-out carts and sign-on tokens are posted to
 */
export function pageHeaders(hasPolicy: boolean, portal: string): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(hasPolicy && { 'content-security-policy': policy(portal) }),
  };
}

function policy(portal: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    "connect-src 'self'",
    `form-action 'self' ${portal}`,
    "frame-src 'self' https:",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types cb-html',
  ].join('; ');
}
