import type { RefObject } from 'react';

/** The button that the bar at the window's edge repeats. Both must not be in view at once. */
const REPEATED = '.cb-summary .cb-cart__leave';

/** Counts what is above the window as in view: the bar leads to the totals card, and not back to it. */
const FROM_ABOVE = { rootMargin: '99999px 0px 0px' };

/** The bars at the window's edges that may cover the focused element. */
const TOOLS = '.cb-line-tools';
const BAR = '.cb-cart__bar';

/** The distance in px between a bar and the focused element, which has a ring. */
const CLEARANCE = 16;

/**
 * Marks the cart page while the totals card's checkout button is below the window; the stylesheet then shows the bar [1 §2
 * Totals in view]. Also keeps the focused element clear of bar and tools [WCAG 2.4.11].
 * @param inside an element of the cart page
 * @returns unsubscribe
 */
export function followSummary(inside: RefObject<HTMLElement | null>): () => void {
  const page = inside.current?.closest<HTMLElement>('.cb-cart');
  if (!page || typeof IntersectionObserver === 'undefined') return () => {};
  const inView = new Map<Element, boolean>();
  const visibility = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) inView.set(target, isIntersecting);
    show();
  }, FROM_ABOVE);

  function show(): void {
    const known = [...inView].filter(([element]) => element.isConnected);
    // Before the observer's first report, hiding a phone's bar would take the focus from its button.
    if (known.length) page?.setAttribute('data-summary', known.every(([, isIn]) => isIn) ? 'seen' : 'away');
  }

  /** Searches added content for the button, because the totals card comes and goes with the lines. */
  function follow(records: readonly { addedNodes: Iterable<Node> }[]): void {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const element of [node, ...node.querySelectorAll(REPEATED)]) {
          if (element.matches(REPEATED)) visibility.observe(element);
        }
      }
    }
    show();
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
  };
}

/**
 * Scrolls the focused element clear of the bars. Browsers respect the stylesheet's scroll margins only for elements out of
 * view, and larger text makes the bars higher. The bars are measured here and not followed by a custom property: a new
 * value of one restyles every line.
 */
function uncover({ target, currentTarget }: FocusEvent): void {
  const element = target as Element;
  if (!element.matches(':focus-visible')) return;
  const { top, bottom } = element.getBoundingClientRect();
  for (const bar of (currentTarget as Element).querySelectorAll(`${TOOLS}, ${BAR}`)) {
    const edge = bar.getBoundingClientRect();
    const isCovered = bottom > edge.top && top < edge.bottom && !bar.contains(element);
    // A hidden bar keeps its place.
    if (!isCovered || getComputedStyle(bar).visibility === 'hidden') continue;
    scrollBy(0, bar.matches(BAR) ? bottom - edge.top + CLEARANCE : top - edge.bottom - CLEARANCE);
  }
}
