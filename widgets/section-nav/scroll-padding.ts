/**
 * Keeps free what a bar covers at the window's top. Browsers do not scroll anything under the root's `scroll-padding`,
 * nor what gets the focus, so the bar's height is added to it (WCAG 2.4.11).
 */

const PROPERTY = 'scroll-padding-top';

interface Bar {
  /** How far below the window's edge it sticks, in px. */
  top: number;
  height: number;
}

const bars = new Map<Element, Bar>();
let ofPage: [value: string, priority: string] = ['', ''];

/** Notes where a bar is; call it again whenever that changes. The page's own padding is kept. */
export function reserveScrollPadding(bar: Element, place: Bar): void {
  if (bars.size > 0) restore();
  bars.set(bar, place);
  claim();
}

/** Releases the padding of a bar; after the last one the page's own value applies. */
export function releaseScrollPadding(bar: Element): void {
  if (!bars.delete(bar)) return;
  restore();
  if (bars.size > 0) claim();
}

function claim(): void {
  const { documentElement } = document;
  const { style } = documentElement;
  ofPage = [style.getPropertyValue(PROPERTY), style.getPropertyPriority(PROPERTY)];
  const own = getComputedStyle(documentElement).getPropertyValue(PROPERTY);
  const free = !own || own === 'auto' ? '0px' : own;
  const top = Math.max(...[...bars.values()].map((bar) => bar.top));
  const height = Math.max(...[...bars.values()].map((bar) => bar.height));
  // Where the page has a padding for a header of its own, the bar stands below that header.
  style.setProperty(PROPERTY, `calc(max(${free}, ${top}px) + ${height}px)`, 'important');
}

function restore(): void {
  document.documentElement.style.setProperty(PROPERTY, ...ofPage);
}
