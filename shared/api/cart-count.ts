import { required, wholeNumber } from './coercers.ts';
import { fields } from './fields.ts';
import { get, type ReadOptions } from './http.ts';
import type { Result } from './result.ts';

const CartCountReply = fields({ miniCartCount: required(wholeNumber) });

/** Reads how many pieces are in the cart: GET `checkout/mini-cart-count` [1 §7]. */
export function readCartCount(options?: ReadOptions): Promise<Result<number>> {
  return get('checkout/mini-cart-count', CartCountReply, (reply) => reply.miniCartCount, options);
}
