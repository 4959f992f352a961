import type { Result } from '../../domain/failure.ts';
import type { Amount } from '../../domain/money.ts';
import { money } from '../transport/amounts.ts';
import { wholeNumber } from '../transport/coercers.ts';
import { fields } from '../transport/fields.ts';
import { get, type ReadOptions } from '../transport/http.ts';
import { command } from '../transport/post.ts';

/** One of the two carts, as the notice describes it; fields that the server omits are absent. */
export interface MergeSide {
  count?: number;
  total?: Amount;
}

/** The two carts that a shopper chooses between [1 §3 Merge info]. */
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

/** Reads the contents of the two carts: GET `cart/merge-modal-details` [1 §7 Merge]. */
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

/** Keeps one of the two carts, or merges them: POST `cart/mergeCart` [1 §7 Merge]. The caller then reads the cart. */
export function mergeCarts(choice: 'currentCart' | 'previousCart' | 'mergeCart'): Promise<Result<null>> {
  return command('cart/mergeCart', { cartType: choice, selectCart: 'submit' });
}
