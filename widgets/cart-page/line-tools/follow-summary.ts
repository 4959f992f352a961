import type { RefObject } from 'react';

/** What the bar repeats: the subtotal and the button that leads on. */
const REPEATED = '.cb-summary .cb-summary__total, .cb-summary .cb-cart__leave';

/** What stands at the window's edges, with the property that says how high it is. */
const BARS = [
  ['.cb-line-tools', '--cb-line-tools-height'],
  ['.cb-cart__bar', '--cb-cart-bar-height'],
] as const;

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
  const hidden = new Set<Element>();
  const watched = new Set<Element>();
  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) hidden.delete(target);
      else hidden.add(target);
    }
    show();
  });

  const heights = new ResizeObserver(measure);

  function measure(): void {
    for (const [selector, property] of BARS) {
      const bar = page?.querySelector<HTMLElement>(selector);
      const height = bar && getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0;
      page?.style.setProperty(property, `${height}px`);
    }
  }

  function show(): void {
    const isAway = [...hidden].some((part) => part.isConnected);
    page?.setAttribute('data-summary', isAway ? 'away' : 'seen');
  }

  /** The card comes and goes with the lines. */
  function watch(): void {
    for (const part of page?.querySelectorAll(REPEATED) ?? []) {
      if (!watched.has(part)) sight.observe(part);
      watched.add(part);
    }
    for (const [selector] of BARS) {
      const bar = page?.querySelector(selector);
      if (bar) heights.observe(bar);
    }
    show();
    measure();
  }

  const changes = new MutationObserver(watch);
  const columns = page.querySelector('.cb-cart__body');
  if (columns) changes.observe(columns, { childList: true, subtree: true });
  watch();
  return () => {
    changes.disconnect();
    sight.disconnect();
    heights.disconnect();
  };
}
