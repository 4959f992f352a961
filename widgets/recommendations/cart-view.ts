import type { CartView } from '../../shared/domain/permissions.ts';

/**
 * How the page shows the cart, as its cart page's mount point or element says: a procurement system's
 * view of a cart is told from the shop's own by nothing else (embedding contract).
 */
export function cartView(): CartView {
  const inspected = ':is([data-cb-widget="cart-page"], cb-cart-page)[data-view="inspect"]';
  return document.querySelector(inspected) ? 'inspect' : 'standard';
}
