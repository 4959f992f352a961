/** @jsxImportSource preact */
import type {} from 'catalogue-islands/preact';

/** A page that a program written with Preact renders on its server. */
export const page = (
  <main>
    <div data-cb-widget="cart-page" data-cb-load="eager" data-view="inspect">
      <a href="/checkout/cart">Your Shopping Cart</a>
    </div>
    <cb-quick-order data-rows={3} class="wide" />
    <cb-promo-area data-source="cart-bottom" />
  </main>
);
