import type { Result } from '../../domain/failure.ts';
import { steadyTime } from '../../page/time/steady-time.ts';
import { get } from '../transport/http.ts';
import { CartDetailsReply, type CartReading, readCart, toCart } from './cart-details.ts';

/**
 * Reads the cart for decisions that send something again: GET `cart/cart-details/false` [1 §7 Reading]. A service
 * worker of the site may answer with its copy of an earlier reply although the call forbids that. On a page that has
 * such a worker, each read has its own address.
 */
export function readFreshCart(): Promise<Result<CartReading>> {
  // Absent on pages without TLS.
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return readCart();
  return get('cart/cart-details/false?at={at}', CartDetailsReply, readable, {
    parts: { at: String(steadyTime()) },
  });
}

function readable(reply: CartDetailsReply): CartReading {
  const cart = toCart(reply);
  if (!cart) throw new Error('commerceItems');
  return cart;
}
