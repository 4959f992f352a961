/** What changes the charges of a cart: a promotion code, and the zip code that freight and tax are estimated for. */
import type { Totals } from '../../domain/cart/cart.ts';
import type { Result } from '../../domain/failure.ts';
import { money } from '../transport/amounts.ts';
import { html, identifier } from '../transport/coercers.ts';
import { fields } from '../transport/fields.ts';
import { moneyOrText } from '../transport/money-or-text.ts';
import { post } from '../transport/post.ts';
import type { CartReading } from './cart-details.ts';
import { type CartWriteResult, toWrittenCart, writeCart, writtenCartFields } from './written-cart.ts';

/** What a promotion code has brought. */
export interface AppliedPromotion {
  /** HTML. */
  discountMessage?: string;
  promotionId?: string;
  /** `null` when the reply has no cart: it must then be read. */
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

/** Takes a promotion code back: POST `cart/remove-promo-code` [1 §7 Promotion]. */
export function removePromotionCode(code: string): Promise<CartWriteResult> {
  const body = { actionType: 'removeCouponCode', couponId: code };
  return writeCart('cart/remove-promo-code', body);
}

const TotalsReply = fields({
  zipCode: identifier,
  promotionId: identifier,
  discountAmount: money,
  discountMessage: html,
  shipMessagetoFormat: html,
  shipping: money,
  shippingTotal: money,
  nonContractShipping: money,
  punchoutFreightMsg: html,
  noPreviousZipCodeMsgForShipping: html,
  hazMatCharge: money,
  hazMatChargeMsg: html,
  tax: moneyOrText,
  noPreviousZipCodeMsgForTax: html,
  finalTotal: money,
});

/**
 * Estimates freight and tax for a zip code, and works out the totals anew after a change of the cart:
 * POST `cart/zipCodeValidation` [1 §7 Estimate].
 */
export function estimateCharges(zipCode: string): Promise<Result<Totals>> {
  const body = { zipCodeInput: zipCode, actionType: 'ShippingCharges' };
  return post('cart/zipCodeValidation', body, TotalsReply, (reply) => ({
    zipCode: reply.zipCode,
    promotionId: reply.promotionId,
    discountAmount: reply.discountAmount,
    discountMessage: reply.discountMessage,
    shipMessage: reply.shipMessagetoFormat,
    shipping: reply.shipping,
    shippingTotal: reply.shippingTotal,
    nonContractShipping: reply.nonContractShipping,
    punchOutFreightMessage: reply.punchoutFreightMsg,
    noZipShippingMessage: reply.noPreviousZipCodeMsgForShipping,
    hazmatCharge: reply.hazMatCharge,
    hazmatMessage: reply.hazMatChargeMsg,
    tax: reply.tax,
    noZipTaxMessage: reply.noPreviousZipCodeMsgForTax,
    finalTotal: reply.finalTotal,
  }));
}
