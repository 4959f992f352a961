import type { RefObject } from 'react';

/** What the bar repeats: the subtotal and the button that leads on. */
const REPEATED = '.cb-summary .cb-summary__total, .cb-summary .cb-cart__leave';

/**
 * Says at the page's element whether both are in view in the totals card: while one is not, the bar shows them
 * [1 §2 Totals in view].
 * @param inside an element of the cart page
 * @returns unsubscribe
 */
export function followSummary(inside: RefObject<HTMLElement | null>): () => void {
  const page = inside.current?.closest('.cb-cart');
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
    show();
  }

  const changes = new MutationObserver(watch);
  const columns = page.querySelector('.cb-cart__body');
  if (columns) changes.observe(columns, { childList: true, subtree: true });
  watch();
  return () => {
    changes.disconnect();
    sight.disconnect();
  };
}
