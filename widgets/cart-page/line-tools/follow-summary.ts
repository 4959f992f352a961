import type { RefObject } from 'react';

/** The button that the bar at the window's edge repeats. Both must not be in view at once. */
const REPEATED = '.cb-summary .cb-cart__leave';

/** Counts what is above the window as in view: the bar leads to the totals card, and not back to it. */
const FROM_ABOVE = { rootMargin: '99999px 0px 0px' };

/** The bars at the window's edges, each with the custom property that holds its height. */
const BARS = [
  ['.cb-line-tools', '--cb-line-tools-height'],
  ['.cb-cart__bar', '--cb-cart-bar-height'],
] as const;

const FOLLOWED = [REPEATED, ...BARS.map(([selector]) => selector)].join();

/**
 * Marks the cart page while the totals card's checkout button is below the window; the stylesheet then shows the bar [1 §2
 * Totals in view]. Also gives the stylesheet the heights of bar and tools, so that neither covers the focused element
 * [WCAG 2.4.11].
 * @param inside an element of the cart page
 * @returns unsubscribe
 */
export function followSummary(inside: RefObject<HTMLElement | null>): () => void {
  const page = inside.current?.closest<HTMLElement>('.cb-cart');
  if (!page || typeof IntersectionObserver === 'undefined') return () => {};
  const watched = new Set<Element>();
  const inView = new Map<Element, boolean>();
  const visibility = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) inView.set(target, isIntersecting);
    show();
  }, FROM_ABOVE);
  const heights = new ResizeObserver(measure);

  function measure(): void {
    for (const [selector, property] of BARS) {
      const bar = [...watched].find((element) => element.isConnected && element.matches(selector));
      const isSticky = bar && getComputedStyle(bar).position === 'sticky';
      const height = isSticky ? (bar as HTMLElement).offsetHeight : 0;
      page?.style.setProperty(property, `${height}px`);
    }
  }

  function show(): void {
    const known = [...inView].filter(([element]) => element.isConnected);
    // Before the observer's first report, hiding a phone's bar would take the focus from its button.
    if (known.length) page?.setAttribute('data-summary', known.every(([, isIn]) => isIn) ? 'seen' : 'away');
  }

  function watch(element: Element): void {
    if (!element.matches(FOLLOWED)) return;
    watched.add(element);
    (element.matches(REPEATED) ? visibility : heights).observe(element);
  }

  /** Searches added content for elements to watch, because the totals card comes and goes with the lines. */
  function follow(records: readonly { addedNodes: Iterable<Node> }[]): void {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (node instanceof Element) [node, ...node.querySelectorAll(FOLLOWED)].forEach(watch);
      }
    }
    show();
    // In the next frame, which lays the page out anyway. Reading a height earlier would lay it out twice.
    requestAnimationFrame(measure);
  }

  const changes = new MutationObserver(follow);
  const body = page.querySelector<HTMLElement>('.cb-cart__body');
  if (body) changes.observe(body, { childList: true, subtree: true });
  body?.addEventListener('focusin', uncover);
  follow([{ addedNodes: [page] }]);
  return () => {
    body?.removeEventListener('focusin', uncover);
    changes.disconnect();
    visibility.disconnect();
    heights.disconnect();
  };
}

/**
 * Scrolls the focused element clear of the bars. Some browsers respect scroll margins only for elements out of view.
 */
function uncover({ target }: FocusEvent): void {
  const element = target as Element;
  if (!element.matches(':focus-visible')) return;
  const { top, bottom } = element.getBoundingClientRect();
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(element);
  if (bottom > innerHeight - parseFloat(scrollMarginBottom)) element.scrollIntoView({ block: 'end' });
  else if (top < parseFloat(scrollMarginTop)) element.scrollIntoView();
}
