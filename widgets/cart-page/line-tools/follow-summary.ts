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
  /** What of it is in the page. */
  const parts = new Set<Element>();
  const hidden = new Set<Element>();
  let frame = 0;
  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) hidden.delete(target);
      else if (parts.has(target)) hidden.add(target);
    }
    show();
  });
  const heights = new ResizeObserver(measure);

  function measure(): void {
    for (const [selector, property] of BARS) {
      const bar = [...parts].find((part) => part.matches(selector)) as HTMLElement | undefined;
      const height = `${bar && getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0}px`;
      // Written again, it would have the style of each row worked out again.
      if (page?.style.getPropertyValue(property) !== height) page?.style.setProperty(property, height);
    }
  }

  function show(): void {
    const summary = hidden.size > 0 ? 'away' : 'seen';
    if (page && page.dataset.summary !== summary) page.dataset.summary = summary;
  }

  /** Looks through what has come, and not through a thousand rows at each change of one. */
  function add(place: Element): void {
    for (const part of [place, ...place.querySelectorAll(FOLLOWED)]) {
      if (!part.matches(FOLLOWED) || parts.has(part)) continue;
      parts.add(part);
      (part.matches(REPEATED) ? sight : heights).observe(part);
    }
  }

  /** The card comes and goes with the lines. */
  function follow(records: readonly MutationRecord[]): void {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element) add(node);
    }
    for (const part of parts) {
      if (part.isConnected) continue;
      parts.delete(part);
      hidden.delete(part);
      sight.unobserve(part);
      heights.unobserve(part);
    }
    show();
    cancelAnimationFrame(frame);
    // With the layout of the next picture, since reading a height before it has the layout made twice.
    frame = requestAnimationFrame(measure);
  }

  const changes = new MutationObserver(follow);
  const body = page.querySelector('.cb-cart__body');
  if (body) changes.observe(body, { childList: true, subtree: true });
  add(page);
  follow([]);
  return () => {
    changes.disconnect();
    sight.disconnect();
    heights.disconnect();
    cancelAnimationFrame(frame);
  };
}
