/**
 * Reserves the space that a bar covers at the top of the window. Browsers never scroll a target or a focused element under
 * the root's `scroll-padding`, so the bar's height is added to it (WCAG 2.4.11).
 */

const PROPERTY = 'scroll-padding-top';

interface Bar {
  /** The bar's distance from the top of the window, in px. */
  top: number;
  height: number;
}

const bars = new Map<Element, Bar>();
/** The page's own inline value. */
let original: [value: string, priority: string] = ['', ''];

/** Reserves space for a bar; call it again when its position or height changes. The page's own padding is kept. */
export function reserveScrollPadding(bar: Element, bounds: Bar): void {
  if (bars.size > 0) restore();
  bars.set(bar, bounds);
  claim();
}

/** Releases the space of a bar. After the last one, the page's own value applies again. */
export function releaseScrollPadding(bar: Element): void {
  if (!bars.delete(bar)) return;
  restore();
  if (bars.size > 0) claim();
}

function claim(): void {
  const { documentElement } = document;
  const { style } = documentElement;
  original = [style.getPropertyValue(PROPERTY), style.getPropertyPriority(PROPERTY)];
  const own = getComputedStyle(documentElement).getPropertyValue(PROPERTY);
  const pagePadding = !own || own === 'auto' ? '0px' : own;
  const top = Math.max(...[...bars.values()].map((bar) => bar.top));
  const height = Math.max(...[...bars.values()].map((bar) => bar.height));
  // If the page reserves space for its own header, the bar is below that header.
  style.setProperty(PROPERTY, `calc(max(${pagePadding}, ${top}px) + ${height}px)`, 'important');
}

function restore(): void {
  document.documentElement.style.setProperty(PROPERTY, ...original);
}
