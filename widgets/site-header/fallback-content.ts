/**
 * The mount point has content of the page until the header takes its place. Some of that content must not be lost: the
 * shop's logo, which only the page knows, a mini-cart that stands there, what is being typed into the search box, the
 * departments, where the state block does not name them, and the addresses of the header's own links.
 */

import type { Department } from '../../shared/api/content/navigation.ts';
import { type FallbackLink, readFallbackLinks } from '../../shared/page/links/fallback-links.ts';
import { pageUrl } from '../../shared/page/links/page-url.ts';

/** A picture, as the page's own markup has it. */
export interface Picture {
  src: string;
  alt: string;
  width: number | undefined;
  height: number | undefined;
}

/** What the header goes on showing. */
export interface Kept {
  logo: Picture | null;
  departments: Department[];
  /** The page's links, by which the header's own find their addresses. */
  links: readonly FallbackLink[];
}

export const NOTHING_KEPT: Kept = { logo: null, departments: [], links: [] };

const HOST = 'cb-site-header';
const MINI_CART = '[data-cb-widget="mini-cart"]';

/** By element, because a header that is mounted in it again no longer finds the fallback. */
const known = new WeakMap<Element, Kept>();

/** Reads from the fallback what the header goes on showing. @param own anything that the header has rendered */
export function keptFromFallback(own: Element): Kept {
  const host = own.closest(HOST);
  if (!host) return NOTHING_KEPT;
  const kept = known.get(host) ?? {
    logo: logoIn(inFallback<HTMLImageElement>(own, 'a[href="/"] img, a[data-cb-link="home"] img')[0]),
    departments: inFallback<HTMLAnchorElement>(own, 'nav a[href]:not([data-cb-link])').flatMap(departmentOf),
    links: readFallbackLinks(
      inFallback<HTMLAnchorElement>(own, 'a[href]').filter((anchor) => !anchor.closest(MINI_CART)),
    ),
  };
  known.set(host, kept);
  return kept;
}

/** Takes over text, selection and focus of the fallback's search box. */
export function takeOverTyping(field: HTMLInputElement): void {
  const [before] = inFallback<HTMLInputElement>(field, '[role="search"] input, input[type="search"]');
  if (!before) return;
  field.value = before.value;
  if (document.activeElement !== before) return;
  field.focus();
  field.setSelectionRange(before.selectionStart, before.selectionEnd);
}

/**
 * Puts a mini-cart into its place: the fallback's own, which goes on as it is, or a new mount point with a plain link.
 * @param cartLink what a new one holds
 * @returns unsubscribe: the fallback gets its mini-cart back
 */
export function fillCartPlace(place: Element, cartLink: (place: Element) => Element): () => void {
  const [given] = inFallback(place, MINI_CART);
  if (!given) {
    const point = document.createElement('div');
    point.dataset.cbWidget = 'mini-cart';
    point.append(cartLink(place));
    place.append(point);
    return () => {};
  }
  const mark = document.createComment('mini-cart');
  const focused = document.activeElement as HTMLElement | null;
  given.replaceWith(mark);
  place.append(given);
  // A moved element loses the focus.
  if (given.contains(focused)) focused?.focus();
  return () => mark.replaceWith(given);
}

function inFallback<Found extends Element>(own: Element, selector: string): Found[] {
  const host = own.closest(HOST);
  const rendered = [...(host?.children ?? [])].find((child) => child.contains(own));
  return [...(host?.querySelectorAll<Found>(selector) ?? [])].filter((found) => !rendered?.contains(found));
}

function logoIn(image: HTMLImageElement | undefined): Picture | null {
  const src = image && pageUrl(image.src, 'image');
  return src ? { src, alt: image.alt, width: sizeOf(image, 'width'), height: sizeOf(image, 'height') } : null;
}

/** Reads the attributes, since the properties tell the size on the screen. */
function sizeOf(image: Element, attribute: string): number | undefined {
  return Number(image.getAttribute(attribute)) || undefined;
}

/** A name stays where its address may not be followed. */
function departmentOf(anchor: HTMLAnchorElement): Department[] {
  const name = anchor.textContent.trim();
  return name ? [{ name, url: readFallbackLinks([anchor])[0]?.url }] : [];
}
