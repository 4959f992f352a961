/** The cart in the reply of a write. */
import type { Infer } from 'superstruct';
import type { Result } from '../../domain/failure.ts';
import { anyAnswer } from '../transport/any-answer.ts';
import { fields, group } from '../transport/fields.ts';
import { post } from '../transport/post.ts';
import { CartDetailsReply, type CartReading, toCart } from './cart-details.ts';

/** The result of a write: the new cart, or `null` if the reply has none and the caller must read it. */
export type CartWriteResult = Result<CartReading | null>;

/** The fields of a write's reply that contain the new cart, if it has one. */
export const writtenCartFields = { cartDetails: group(CartDetailsReply) };

const CartWriteReply = fields(writtenCartFields);

/**
 * Makes a write that may return the new cart. Any other reply will do: the caller then reads the cart [wire Writes].
 */
export function writeCart(path: string, body: object): Promise<CartWriteResult> {
  return post(path, body, CartWriteReply, toWrittenCart, { judgeAnswer: anyAnswer });
}

/**
 * Returns the cart after a write; `null` if the reply contains no readable cart. The write has succeeded anyway, and
 * the caller then reads the cart.
 */
export function toWrittenCart({ cartDetails }: Infer<typeof CartWriteReply>): CartReading | null {
  return cartDetails ? toCart(cartDetails) : null;
}
