/**
 * How much of the window's top is covered. Browsers keep what they scroll to, and what the focus goes to,
 * out of the root's `scroll-padding`, so a bar that covers the top says there how high it is (WCAG 2.4.11).
 */

const PROPERTY = 'scroll-padding-top';

interface Bar {
  /** How far below the window's edge it sticks, in px. */
  top: number;
  height: number;
}

const bars = new Map<Element, Bar>();
let ofPage: [value: string, priority: string] = ['', ''];

/** Says where a bar is, as often as that changes. What the page itself asks to be kept free stays free. */
export function reserveScrollPadding(bar: Element, place: Bar): void {
  if (bars.size > 0) restore();
  bars.set(bar, place);
  claim();
}

/** Takes the padding for a bar back; after the last one the page's own value applies. */
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
  // A page that keeps its top free for a header of its own has the bar below that header.
  style.setProperty(PROPERTY, `calc(max(${free}, ${top}px) + ${height}px)`, 'important');
}

function restore(): void {
  document.documentElement.style.setProperty(PROPERTY, ...ofPage);
}
