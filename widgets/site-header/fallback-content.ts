/**
 * The header replaces the fallback content of its mount point, but takes over the parts that only the page
 * knows: the shop's logo, a mini-cart, the text in the search box, the addresses of the header's own links,
 * and the departments if the state block doesn't name them.
 */

import type { Department } from '../../shared/api/content/navigation.ts';
import { type FallbackLink, readFallbackLinks } from '../../shared/page/links/fallback-links.ts';
import { pageUrl } from '../../shared/page/links/page-url.ts';

/** An image of the page's own markup. */
export interface Picture {
  src: string;
  alt: string;
  width: number | undefined;
  height: number | undefined;
}

/** The parts that the header takes over from the fallback. */
export interface KeptContent {
  logo: Picture | null;
  departments: Department[];
  /** The page's links, from which the header's own links take their addresses. */
  links: readonly FallbackLink[];
}

export const NOTHING_KEPT: KeptContent = { logo: null, departments: [], links: [] };

const HOST = 'cb-site-header';
const MINI_CART = '[data-cb-widget="mini-cart"]';

/** Kept by host element, because a header that is mounted in it again no longer finds the fallback. */
const keptContent = new WeakMap<Element, KeptContent>();

/** Reads the parts that the header takes over from the fallback. @param own any element that the header has rendered */
export function keptFromFallback(own: Element): KeptContent {
  const host = own.closest(HOST);
  if (!host) return NOTHING_KEPT;
  const kept = keptContent.get(host) ?? {
    logo: logoIn(inFallback<HTMLImageElement>(own, 'a[href="/"] img, a[data-cb-link="home"] img')[0]),
    departments: inFallback<HTMLAnchorElement>(own, 'nav a[href]:not([data-cb-link])').flatMap(departmentOf),
    links: readFallbackLinks(
      inFallback<HTMLAnchorElement>(own, 'a[href]').filter((anchor) => !anchor.closest(MINI_CART)),
    ),
  };
  keptContent.set(host, kept);
  return kept;
}

/** Copies text, selection and focus from the fallback's search box. */
export function takeOverTyping(field: HTMLInputElement): void {
  const [before] = inFallback<HTMLInputElement>(field, '[role="search"] input, input[type="search"]');
  if (!before) return;
  field.value = before.value;
  if (document.activeElement !== before) return;
  field.focus();
  field.setSelectionRange(before.selectionStart, before.selectionEnd);
}

/**
 * Puts a mini-cart into its slot in the header: the fallback's own, which is moved without being mounted again, or a new
 * mount point with a plain link.
 * @param cartLink creates the content of a new mount point
 * @returns unsubscribe: returns the mini-cart to the fallback
 */
export function insertMiniCart(slot: Element, cartLink: (slot: Element) => Element): () => void {
  const [miniCart] = inFallback(slot, MINI_CART);
  if (!miniCart) {
    const mountPoint = document.createElement('div');
    mountPoint.dataset.cbWidget = 'mini-cart';
    mountPoint.append(cartLink(slot));
    slot.append(mountPoint);
    return () => {};
  }
  const marker = document.createComment('mini-cart');
  const focused = document.activeElement as HTMLElement | null;
  miniCart.replaceWith(marker);
  slot.append(miniCart);
  // A moved element loses the focus.
  if (miniCart.contains(focused)) focused?.focus();
  return () => marker.replaceWith(miniCart);
}

/** Finds elements of the fallback, but not those that the header has rendered. */
function inFallback<Found extends Element>(own: Element, selector: string): Found[] {
  const host = own.closest(HOST);
  const rendered = [...(host?.children ?? [])].find((child) => child.contains(own));
  return [...(host?.querySelectorAll<Found>(selector) ?? [])].filter((found) => !rendered?.contains(found));
}

function logoIn(image: HTMLImageElement | undefined): Picture | null {
  const src = image && pageUrl(image.src, 'image');
  return src ? { src, alt: image.alt, width: sizeOf(image, 'width'), height: sizeOf(image, 'height') } : null;
}

/** Reads an attribute, because the property would be the size on the screen. */
function sizeOf(image: Element, attribute: string): number | undefined {
  return Number(image.getAttribute(attribute)) || undefined;
}

/** A department whose link is not safe keeps its name only. */
function departmentOf(anchor: HTMLAnchorElement): Department[] {
  const name = anchor.textContent.trim();
  return name ? [{ name, url: readFallbackLinks([anchor])[0]?.url }] : [];
}
