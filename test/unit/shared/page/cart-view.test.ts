import { afterEach, expect, it } from 'vitest';
import { cartView } from '../../../../shared/page/cart-view.ts';

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

const CART = '<div data-cb-widget="cart-page"></div>';
const INSPECTED = '<div data-cb-widget="cart-page" data-view="inspect"></div>';
const STANDARD = '<div data-cb-widget="cart-page" data-view="standard"></div>';

it.each([
  ['/checkout/inspect/cart', CART, 'inspect'],
  ['/checkout/inspect/cart', '', 'inspect'],
  ['/shop/inspect', CART, 'inspect'],
  ['/checkout/inspect;jsessionid=1/cart', CART, 'inspect'],
  ['/checkout/cart', CART, 'standard'],
  ['/checkout/inspector/cart', CART, 'standard'],
  ['/checkout/reinspect/cart', CART, 'standard'],
  ['/checkout/cart?from=/inspect/', CART, 'standard'],
  ['/checkout/cart', INSPECTED, 'inspect'],
  ['/checkout/cart', '<cb-cart-page data-view="inspect"></cb-cart-page>', 'inspect'],
  ['/checkout/inspect/cart', STANDARD, 'standard'],
  ['/checkout/inspect/cart', '<div data-cb-widget="cart-page" data-view="print"></div>', 'inspect'],
  ['/checkout/cart', '<div data-cb-widget="quick-order" data-view="inspect"></div>', 'standard'],
])('at %s with %j the cart has the view: %s [embedding Inspect view]', (path, html, view) => {
  history.replaceState(null, '', path);
  document.body.innerHTML = html;
  expect(cartView()).toBe(view);
});
