import type { Result } from '../../domain/failure.ts';
import { required, wholeNumber } from '../transport/coercers.ts';
import { fields } from '../transport/fields.ts';
import { get, type ReadOptions } from '../transport/http.ts';

const CartCountReply = fields({ miniCartCount: required(wholeNumber) });

/** Reads how many pieces are in the cart: GET `checkout/mini-cart-count` [1 §7 Reading]. */
export function readCartCount(options?: ReadOptions): Promise<Result<number>> {
  return get('checkout/mini-cart-count', CartCountReply, (reply) => reply.miniCartCount, options);
}
