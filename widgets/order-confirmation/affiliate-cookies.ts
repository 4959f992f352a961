import { configuration } from '../../shared/page/configuration.ts';

/**
 * The cookies of affiliate click ids, unless the page names them (`config.affiliateCookies`). The document gives no name, so these are the cookies whose name speaks of
 * affiliates, and those that are called 'click id' and nothing else. The click ids of advertisers, such as `gclid`, stay.
 */
const AFFILIATE_COOKIE = /affiliate|^click[-_]?ids?$/i;

/**
 * Clears the page's affiliate cookies [2 §4]. A cookie tells neither its path nor its domain, so each that this page
 * can see is tried. Cookies that scripts may not see stay.
 */
export function clearAffiliateCookies(): void {
  const { affiliateCookies: named } = configuration();
  for (const cookie of readCookies().split(';')) {
    const [name = ''] = cookie.trim().split('=');
    if (!(named ? named.includes(name) : AFFILIATE_COOKIE.test(name))) continue;
    for (const domain of domains()) {
      for (const path of paths()) expire(name, path, domain);
    }
  }
}

/** A page that may keep nothing, such as one in a sandbox, has none. */
function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

function expire(name: string, path: string, domain: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser served
  document.cookie = `${name}=; Max-Age=0; Path=${path}${domain}`;
}

/** No domain at all, the page's own host, then each domain above it that may have cookies. */
function domains(): string[] {
  const labels = location.hostname.split('.');
  const isName = labels.length > 1 && !/^[\d.]+$|:/.test(location.hostname);
  const above = isName ? labels.slice(0, -1).map((_, index) => labels.slice(index).join('.')) : [];
  return ['', ...above.map((domain) => `; Domain=${domain}`)];
}

/** Every path that leads to this page: '/', '/checkout', '/checkout/confirm'. */
function paths(): string[] {
  const parts = location.pathname.split('/').filter(Boolean);
  return ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
}
