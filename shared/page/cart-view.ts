import type { CartView } from '../domain/permissions.ts';

const GIVEN = ':is([data-cb-widget=cart-page], cb-cart-page):is([data-view=standard], [data-view=inspect])';

/** Whether the page shows the cart itself, and not only its count. */
export function hasCartPage(): boolean {
  return document.querySelector('cb-cart-page') !== null;
}

/**
 * Returns how the page shows the cart [1 §2 Inspect view, embedding Inspect view]. The cart page's
 * `data-view` decides; without it, a path with the segment `inspect` means a procurement system's view.
 */
export function cartView(): CartView {
  const given = document.querySelector<HTMLElement>(GIVEN)?.dataset.view;
  return (given ?? (/\/inspect(?![^/;])/.test(location.pathname) ? 'inspect' : 'standard')) as CartView;
}
