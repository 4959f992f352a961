import { memo, useLayoutEffect, useRef } from 'react';
import { fillCartPlace } from './fallback-content.ts';
import { messages } from './site-header-messages.ts';

/**
 * Where the mini-cart stands. What is inside is another island's: it is put there once, and no rendering of the
 * header reaches it.
 */
export const CartPlace = memo(function CartPlace() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (place.current ? fillCartPlace(place.current, cartLink) : undefined), []);
  return <div ref={place} className="cb-site-header__cart" />;
});

function cartLink(): Element {
  const link = document.createElement('a');
  link.href = '/checkout/cart';
  link.textContent = messages.cart;
  return link;
}
