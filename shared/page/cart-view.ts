import type { CartView } from '../domain/permissions.ts';

/**
 * How the page shows the cart, as its cart page's mount point or element says. Nothing else tells a procurement
 * system's view from the shop's own [1 §2 Inspect view].
 */
export function cartView(): CartView {
  const inspected = ':is([data-cb-widget="cart-page"], cb-cart-page)[data-view="inspect"]';
  return document.querySelector(inspected) ? 'inspect' : 'standard';
}
