import type { RefObject } from 'react';

/** What the bar repeats: the subtotal and the button that leads on. */
const REPEATED = '.cb-summary .cb-summary__total, .cb-summary .cb-cart__leave';

/** What stands at the window's edges, with the property that says how high it is. */
const BARS = [
  ['.cb-line-tools', '--cb-line-tools-height'],
  ['.cb-cart__bar', '--cb-cart-bar-height'],
] as const;

/** What is looked for in whatever comes into the page. */
const FOLLOWED = [REPEATED, ...BARS.map(([selector]) => selector)].join();

/**
 * Says at the page's element whether both are in view in the totals card: while one is not, the bar shows them
 * [1 §2 Totals in view]. It tells the style sheet how high bar and tools are, too, so that the focus keeps clear of them
 * [WCAG 2.4.11].
 * @param inside an element of the cart page
 * @returns unsubscribe
 */
export function followSummary(inside: RefObject<HTMLElement | null>): () => void {
  const page = inside.current?.closest<HTMLElement>('.cb-cart');
  if (!page || typeof IntersectionObserver === 'undefined') return () => {};
  const watched = new Set<Element>();
  const hidden = new Set<Element>();
  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) hidden[isIntersecting ? 'delete' : 'add'](target);
    show();
  });
  const heights = new ResizeObserver(measure);

  function measure(): void {
    for (const [selector, property] of BARS) {
      const bar = [...watched].find((part) => part.isConnected && part.matches(selector));
      const height =
        bar && getComputedStyle(bar).position === 'sticky' ? (bar as HTMLElement).offsetHeight : 0;
      page?.style.setProperty(property, `${height}px`);
    }
  }

  function show(): void {
    const isAway = [...hidden].some((part) => part.isConnected);
    page?.setAttribute('data-summary', isAway ? 'away' : 'seen');
  }

  function watch(part: Element): void {
    if (!part.matches(FOLLOWED)) return;
    watched.add(part);
    (part.matches(REPEATED) ? sight : heights).observe(part);
  }

  /** The card comes and goes with the lines. Of a thousand rows only what has come is looked through. */
  function follow(records: readonly { addedNodes: Iterable<Node> }[]): void {
    for (const { addedNodes } of records) {
      for (const place of addedNodes) {
        if (place instanceof Element) [place, ...place.querySelectorAll(FOLLOWED)].forEach(watch);
      }
    }
    show();
    // With the layout of the next picture: a height that is read before it has the layout made twice.
    requestAnimationFrame(measure);
  }

  const changes = new MutationObserver(follow);
  const body = page.querySelector('.cb-cart__body');
  if (body) changes.observe(body, { childList: true, subtree: true });
  follow([{ addedNodes: [page] }]);
  return () => {
    changes.disconnect();
    sight.disconnect();
    heights.disconnect();
  };
}
