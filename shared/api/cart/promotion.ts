/** The promotion code of a cart. */
import type { Result } from '../../domain/failure.ts';
import { html, identifier } from '../transport/coercers.ts';
import { fields } from '../transport/fields.ts';
import { post } from '../transport/post.ts';
import type { CartReading } from './cart-details.ts';
import { type CartWriteResult, toWrittenCart, writeCart, writtenCartFields } from './written-cart.ts';

/** The effect of a promotion code. */
export interface AppliedPromotion {
  /** HTML. */
  discountMessage?: string;
  promotionId?: string;
  /** `null` if the reply has no cart: the caller then reads it. */
  cart: CartReading | null;
}

const PromotionReply = fields({ ...writtenCartFields, discountMessage: html, promotionId: identifier });

/** Applies a promotion code: POST `cart/apply-promo-code` [1 §7 Promotion]. */
export function applyPromotionCode(code: string): Promise<Result<AppliedPromotion>> {
  const body = { actionType: 'applyCouponCode', couponId: code };
  return post('cart/apply-promo-code', body, PromotionReply, (reply) => ({
    discountMessage: reply.discountMessage,
    promotionId: reply.promotionId,
    cart: toWrittenCart(reply),
  }));
}

/** Removes a promotion code: POST `cart/remove-promo-code` [1 §7 Promotion]. */
export function removePromotionCode(code: string): Promise<CartWriteResult> {
  const body = { actionType: 'removeCouponCode', couponId: code };
  return writeCart('cart/remove-promo-code', body);
}
