import type { Infer } from 'superstruct';
import { CartDetailsReply, type CartReading, toCart } from './cart-reply.ts';
import { fields, group } from './fields.ts';

/** What a write answers, where it answers with the new cart. */
export const CartChangeReply = fields({ cartDetails: group(CartDetailsReply) });
export type CartChangeReply = Infer<typeof CartChangeReply>;

/**
 * The cart after a write; `null` when the reply has none that can be read. The write has succeeded all
 * the same: the cart is then read.
 */
export function toChangedCart({ cartDetails }: CartChangeReply): CartReading | null {
  return cartDetails ? toCart(cartDetails) : null;
}
