/**
 * Clears the page's cookies of that name, wherever they were set: a cookie tells neither its path nor its domain,
 * so each that this page could see is tried. Those that scripts may not see stay.
 */
export function clearCookies(name: RegExp): void {
  for (const cookie of document.cookie.split(';')) {
    const [found = ''] = cookie.trim().split('=');
    if (!name.test(found)) continue;
    for (const domain of domains()) {
      for (const path of paths()) expire(found, path, domain);
    }
  }
}

function expire(name: string, path: string, domain: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser served
  document.cookie = `${name}=; Max-Age=0; Path=${path}${domain}`;
}

/** The page's own host without and with its name, then each domain above it that may have cookies. */
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
