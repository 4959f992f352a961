import { type FallbackLink, readFallbackLinks } from '../../shared/page/links/fallback-links.ts';

const HOST = 'cb-site-footer';

/** By element, because a footer that is mounted in it again no longer finds the fallback. */
const known = new WeakMap<Element, FallbackLink[]>();

/**
 * The links of the page's own markup in the mount point: they say where the footer's links lead [2 §2 Own links], and
 * which knowledge and support centers there are, since those are on other sites.
 * @param own the footer that stands beside them
 */
export function linksInFallback(own: Element): FallbackLink[] {
  const host = own.closest(HOST);
  if (!host) return [];
  const anchors = [...host.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const links = known.get(host) ?? readFallbackLinks(anchors.filter((anchor) => !own.contains(anchor)));
  known.set(host, links);
  return links;
}
