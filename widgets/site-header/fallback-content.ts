/**
 * What stands in the mount point until the header does, and must not be lost when it goes: the shop's logo, of which
 * only the page knows, a mini-cart that has its place there, words that are being typed into the search box, and the
 * departments, where the state block does not name them.
 */
import type { Department } from '../../shared/api/navigation.ts';
import { safeUrl } from '../../shared/domain/safe-url.ts';

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
}

export const NOTHING_KEPT: Kept = { logo: null, departments: [] };

const HOST = 'cb-site-header';
const MINI_CART = '[data-cb-widget="mini-cart"]';

/** By element: a header that starts anew in it no longer has the fallback to look at. */
const known = new WeakMap<Element, Kept>();

/** Reads what is to be kept. @param own anything that the header has rendered */
export function keptFromFallback(own: Element): Kept {
  const host = own.closest(HOST);
  if (!host) return NOTHING_KEPT;
  const kept = known.get(host) ?? {
    logo: logoIn(inFallback<HTMLImageElement>(own, 'a[href="/"] img')[0]),
    departments: inFallback<HTMLAnchorElement>(own, 'nav a[href]').flatMap(departmentOf),
  };
  known.set(host, kept);
  return kept;
}

/** Goes on with what was being typed. */
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
 * @returns gives the fallback its mini-cart back
 */
export function fillCartPlace(place: Element, cartLink: () => Element): () => void {
  const [given] = inFallback(place, MINI_CART);
  if (!given) {
    const point = document.createElement('div');
    point.dataset.cbWidget = 'mini-cart';
    point.append(cartLink());
    place.append(point);
    return () => {};
  }
  const mark = document.createComment('mini-cart');
  const focused = document.activeElement as HTMLElement | null;
  given.replaceWith(mark);
  place.append(given);
  // What is moved loses the focus.
  if (given.contains(focused)) focused?.focus();
  return () => mark.replaceWith(given);
}

function inFallback<Found extends Element>(own: Element, selector: string): Found[] {
  const host = own.closest(HOST);
  const rendered = [...(host?.children ?? [])].find((child) => child.contains(own));
  return [...(host?.querySelectorAll<Found>(selector) ?? [])].filter((found) => !rendered?.contains(found));
}

function logoIn(image: HTMLImageElement | undefined): Picture | null {
  const src = image && safeUrl(image.src, { base: location.href, kind: 'image' });
  return src ? { src, alt: image.alt, width: sizeOf(image, 'width'), height: sizeOf(image, 'height') } : null;
}

/** As written: the properties tell the size on the screen. */
function sizeOf(image: Element, attribute: string): number | undefined {
  return Number(image.getAttribute(attribute)) || undefined;
}

function departmentOf({ textContent, href }: HTMLAnchorElement): Department[] {
  const name = textContent.trim();
  const url = safeUrl(href, { base: location.href, kind: 'link' });
  return name && url ? [{ name, url }] : [];
}
