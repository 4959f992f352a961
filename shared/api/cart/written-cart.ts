/** The cart in the reply of a write. */
import type { Infer } from 'superstruct';
import type { Result } from '../../domain/failure.ts';
import { fields, group } from '../transport/fields.ts';
import { CartDetailsReply, type CartReading, toCart } from './cart-details.ts';

/** What a write gives: the new cart, or `null` when the reply has none and the cart must be read. */
export type CartWriteResult = Result<CartReading | null>;

/** The fields of a write's reply that hold the new cart, where it has one. */
export const writtenCartFields = { cartDetails: group(CartDetailsReply) };

/** What a write answers. */
export const CartWriteReply = fields(writtenCartFields);

/**
 * The cart after a write; `null` when the reply has none that can be read. The write has succeeded all the same: the
 * cart must then be read.
 */
export function toWrittenCart({ cartDetails }: Infer<typeof CartWriteReply>): CartReading | null {
  return cartDetails ? toCart(cartDetails) : null;
}
