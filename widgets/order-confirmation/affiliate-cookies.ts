import { configuration } from '../../shared/page/configuration.ts';

/**
 * The names of affiliate cookies, unless the page lists them (`config.affiliateCookies`). The document gives no names,
 * so these are names that contain 'affiliate' or are a variant of 'click id'. The click ids of advertisers, such as
 * `gclid`, stay.
 */
const AFFILIATE_COOKIE = /affiliate|^click[-_]?ids?$/i;

/**
 * Clears the page's affiliate cookies [2 §4]. Scripts can't read a cookie's path and domain, so all those that apply to
 * this page are tried. Cookies that scripts can't see stay.
 */
export function clearAffiliateCookies(): void {
  const { affiliateCookies: named } = configuration();
  for (const cookie of readCookies().split(';')) {
    const [name = ''] = cookie.trim().split('=');
    const isAffiliate = named ? named.includes(name) : AFFILIATE_COOKIE.test(name);
    if (!isAffiliate) continue;
    for (const domain of domains()) {
      for (const path of paths()) expire(name, path, domain);
    }
  }
}

/** Returns no cookies on a page that may not store any, such as a sandboxed one. */
function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

function expire(name: string, path: string, domain: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = `${name}=; Max-Age=0; Path=${path}${domain}`;
}

/** Returns the cookie attributes to try: no domain, the page's own host, then each parent domain that may have cookies. */
function domains(): string[] {
  const labels = location.hostname.split('.');
  const isName = labels.length > 1 && !/^[\d.]+$|:/.test(location.hostname);
  const above = isName ? labels.slice(0, -1).map((_, index) => labels.slice(index).join('.')) : [];
  return ['', ...above.map((domain) => `; Domain=${domain}`)];
}

/** Returns every path above this page and its own: '/', '/checkout', '/checkout/confirm'. */
function paths(): string[] {
  const segments = location.pathname.split('/').filter(Boolean);
  return ['/', ...segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)];
}
