import { quantityRows } from './quantity-rows.ts';

export const CART = quantityRows({
  path: '/checkout/cart',
  writes: /update-item|remove-product-from-cart|quick-add-to-cart/,
  untold: '[data-state*="failed"], [data-state*="doubt"]',
});
