/**
 * The links that a template writes into a mount point. They say where the shop has its pages, so an island that takes
 * their place leads there, too [2 §2 Own links].
 */
import { safeUrl } from '../../domain/safe-url.ts';

/** A link of the page's own markup. */
export interface FallbackLink {
  /** The link of the island that it stands for, as `data-cb-link` says. */
  mark: string | undefined;
  name: string;
  /**
   * Safe to follow: a path of the page's own origin, or https from anywhere, since the page itself links there.
   */
  url: string;
}

/** Reads the links that lead somewhere; the others, such as those that start a script, are passed over. */
export function readFallbackLinks(anchors: Iterable<HTMLAnchorElement>): FallbackLink[] {
  return [...anchors].flatMap((anchor) => {
    const href = anchor.getAttribute('href');
    // A bare '#' is a button in disguise, and `href` would give the address of this page.
    const url = href?.startsWith('#')
      ? null
      : safeUrl(anchor.href, { base: location.href, allow: ['https:'], kind: 'link' });
    return url
      ? [{ mark: anchor.dataset.cbLink, name: plain(anchor.textContent), url: withoutOrigin(url) }]
      : [];
  });
}

/** The page's own addresses as templates write them. `safeUrl` refuses a path that would name another host. */
function withoutOrigin(url: string): string {
  const { origin } = location;
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
}

/**
 * Finds the page's own link for one of an island: the one that is marked for it, else the one with the same words,
 * whatever their case.
 * @param key the island's name for its link
 * @param name what the island calls it
 */
export function findFallbackLink(
  links: readonly FallbackLink[],
  key: string,
  name: string,
): FallbackLink | undefined {
  const words = plain(name).toLowerCase();
  return (
    links.find(({ mark }) => mark === key) ??
    links.find(({ mark, name: own }) => mark === undefined && own.toLowerCase() === words)
  );
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
