/** The cart in the reply of a write. */
import type { Infer } from 'superstruct';
import type { Result } from '../../domain/failure.ts';
import { anyAnswer } from '../transport/any-answer.ts';
import { fields, group } from '../transport/fields.ts';
import { post } from '../transport/post.ts';
import { CartDetailsReply, type CartReading, toCart } from './cart-details.ts';

/** What a write gives: the new cart, or `null` when the reply has none and the cart must be read. */
export type CartWriteResult = Result<CartReading | null>;

/** The fields of a write's reply that hold the new cart, where it has one. */
export const writtenCartFields = { cartDetails: group(CartDetailsReply) };

const CartWriteReply = fields(writtenCartFields);

/** Makes a write that may give the new cart. Any answer will do: the cart is then read [wire Writes]. */
export function writeCart(path: string, body: object): Promise<CartWriteResult> {
  return post(path, body, CartWriteReply, toWrittenCart, { judgeAnswer: anyAnswer });
}

/**
 * The cart after a write; `null` when the reply has none that can be read. The write has succeeded all the same: the
 * cart must then be read.
 */
export function toWrittenCart({ cartDetails }: Infer<typeof CartWriteReply>): CartReading | null {
  return cartDetails ? toCart(cartDetails) : null;
}
