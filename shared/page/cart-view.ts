import type { CartView } from '../domain/permissions.ts';

const CART_PAGE = ':is([data-cb-widget="cart-page"], cb-cart-page)';

/**
 * Returns how the page shows the cart [1 §2 Inspect view, embedding Inspect view]: as the `data-view` of its cart page says;
 * without that, the page's path decides, in which a segment `inspect` stands for a procurement system's view.
 */
export function cartView(): CartView {
  const isGiven = (view: CartView) => document.querySelector(`${CART_PAGE}[data-view="${view}"]`);
  if (isGiven('inspect')) return 'inspect';
  return !isGiven('standard') && /\/inspect(?![^/;])/.test(location.pathname) ? 'inspect' : 'standard';
}
