import type { Result } from '../../domain/failure.ts';
import { steadyTime } from '../../page/time/steady-time.ts';
import { get } from '../transport/http.ts';
import { CartDetailsReply, type CartReading, toCart } from './cart-details.ts';

/**
 * Reads the cart at an address of its own, for decisions that send something again: GET `cart/cart-details/false`
 * [1 §7 Reading]. A service worker of the site, or a proxy, may have kept the reply to an earlier reading, and answer
 * with it although the call forbids that.
 */
export function readFreshCart(): Promise<Result<CartReading>> {
  return get('cart/cart-details/false?at={at}', CartDetailsReply, readable, {
    parts: { at: String(steadyTime()) },
  });
}

function readable(reply: CartDetailsReply): CartReading {
  const cart = toCart(reply);
  if (!cart) throw new Error('commerceItems');
  return cart;
}
