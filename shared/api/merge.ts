import type { Money } from '../domain/cart.ts';
import { anything, wholeNumber } from './coercers.ts';
import { fields } from './fields.ts';
import { get, type ReadOptions } from './http.ts';
import { money } from './money.ts';
import { post } from './post.ts';
import type { Result } from './result.ts';

/** One of the two carts, as the notice describes it; what the server left out is absent. */
export interface MergeSide {
  count?: number;
  total?: Money;
}

/** The two carts that a shopper chooses between [1 §3, Merge info]. */
export interface MergeChoice {
  current: MergeSide;
  previous: MergeSide;
}

const MergeReply = fields({
  currentCommereceItemCount: wholeNumber,
  currentCommerceItemTotal: money,
  previousCommereceItemquantity: wholeNumber,
  previousCommerceItemTotal: money,
});

/** Reads what the two carts hold: GET `cart/merge-modal-details` [1 §7]. */
export function readMergeChoice(options?: ReadOptions): Promise<Result<MergeChoice>> {
  return get(
    'cart/merge-modal-details',
    MergeReply,
    (reply) => ({
      current: { count: reply.currentCommereceItemCount, total: reply.currentCommerceItemTotal },
      previous: { count: reply.previousCommereceItemquantity, total: reply.previousCommerceItemTotal },
    }),
    options,
  );
}

/** Keeps one of the two carts, or both as one: POST `cart/mergeCart` [1 §7]. The cart is then to be read. */
export function mergeCarts(choice: 'currentCart' | 'previousCart' | 'mergeCart'): Promise<Result<null>> {
  return post('cart/mergeCart', { cartType: choice, selectCart: 'submit' }, anything, () => null);
}
