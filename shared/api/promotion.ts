import { CartChangeReply, toChangedCart } from './cart-change.ts';
import type { CartChange } from './cart-lines.ts';
import { CartDetailsReply, type CartReading } from './cart-reply.ts';
import { html, identifier } from './coercers.ts';
import { fields, group } from './fields.ts';
import { post } from './post.ts';
import type { Result } from './result.ts';

/** What a promotion code has brought. */
export interface AppliedPromotion {
  /** HTML. */
  discountMessage?: string;
  promotionId?: string;
  /** `null` when the reply had no cart: it is then to be read. */
  cart: CartReading | null;
}

const PromotionReply = fields({
  cartDetails: group(CartDetailsReply),
  discountMessage: html,
  promotionId: identifier,
});

/** Applies a promotion code: POST `cart/apply-promo-code` [1 §7]. */
export function applyPromotion(code: string): Promise<Result<AppliedPromotion>> {
  const body = { actionType: 'applyCouponCode', couponId: code };
  return post(
    'cart/apply-promo-code',
    body,
    PromotionReply,
    ({ discountMessage, promotionId, cartDetails }) => ({
      discountMessage,
      promotionId,
      cart: toChangedCart({ cartDetails }),
    }),
  );
}

/** Takes a promotion code back: POST `cart/remove-promo-code` [1 §7]. */
export function removePromotion(code: string): CartChange {
  return post(
    'cart/remove-promo-code',
    { actionType: 'removeCouponCode', couponId: code },
    CartChangeReply,
    toChangedCart,
  );
}
