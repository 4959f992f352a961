import type { CartView } from '../domain/permissions.ts';

const GIVEN = ':is([data-cb-widget=cart-page], cb-cart-page):is([data-view=standard], [data-view=inspect])';

/**
 * Returns how the page shows the cart [1 §2 Inspect view, embedding Inspect view]: as the `data-view` of its cart page says;
 * without that, the page's path decides, in which a segment `inspect` stands for a procurement system's view.
 */
export function cartView(): CartView {
  const given = document.querySelector<HTMLElement>(GIVEN)?.dataset.view;
  return (given ?? (/\/inspect(?![^/;])/.test(location.pathname) ? 'inspect' : 'standard')) as CartView;
}
