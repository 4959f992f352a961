/**
 * The links that a template writes into a mount point. They name the addresses of the shop's pages, so an island that
 * replaces them links to the same addresses [2 §2 Own links].
 */
import { safeUrl } from '../../domain/safe-url.ts';

/** A link in the page's own markup. */
export interface FallbackLink {
  /** The island's link that it stands for, from `data-cb-link`. */
  mark: string | undefined;
  name: string;
  /**
   * Safe to follow: a path of the page's own origin, or https from anywhere, because the page itself links there.
   */
  url: string;
}

/** Reads the links that lead somewhere and skips the others, such as those that run a script. */
export function readFallbackLinks(anchors: Iterable<HTMLAnchorElement>): FallbackLink[] {
  return [...anchors].flatMap((anchor) => {
    const href = anchor.getAttribute('href');
    // A bare '#' is a button in disguise, and `href` would return the address of this page.
    const url = href?.startsWith('#')
      ? null
      : safeUrl(anchor.href, { base: location.href, allow: ['https:'], kind: 'link' });
    return url
      ? [{ mark: anchor.dataset.cbLink, name: plain(anchor.textContent), url: withoutOrigin(url) }]
      : [];
  });
}

/**
 * Addresses of the page's own origin, as templates write them. `safeUrl` refuses a path that would name another host.
 */
function withoutOrigin(url: string): string {
  const { origin } = location;
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
}

/**
 * Finds the page's own link for a link of an island: the one marked for it, otherwise the one with the same text in any
 * case.
 * @param key the island's name for its link
 * @param name the island's text for it
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
