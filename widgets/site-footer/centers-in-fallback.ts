import { safeUrl } from '../../shared/domain/safe-url.ts';

/** A link to another site. */
export interface Center {
  name: string;
  url: string;
}

const HOST = 'cb-site-footer';

/** By element: a footer that starts anew in it no longer has the fallback to look at. */
const known = new WeakMap<Element, Center[]>();

/**
 * The knowledge and support centers that the page's own markup links to in the mount point [2 §2, Footer]: they are on
 * other sites, so only the page knows their addresses.
 * @param own anything that the footer has rendered
 */
export function centersInFallback(own: Element): Center[] {
  const host = own.closest(HOST);
  if (!host) return [];
  const centers =
    known.get(host) ?? [...host.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap(toCenter);
  known.set(host, centers);
  return centers;
}

function toCenter({ href, origin, textContent }: HTMLAnchorElement): Center[] {
  const name = textContent.trim();
  const url = safeUrl(href, { base: location.href, allow: ['https:'] });
  return name && url && origin !== location.origin ? [{ name, url }] : [];
}
