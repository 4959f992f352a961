import { cartDetails } from '../../cart/cart-details.ts';
import { discountOf } from '../../cart/promotions.ts';
import { totals } from '../../cart/totals.ts';
import { Refusal } from '../../wire/refusal.ts';
import { type Call, textOf } from '../call.ts';
import { demand } from './cart-lines.ts';

/** The calls for promotion codes and the estimate of freight and tax [1 §7 Promotion, §7 Estimate]. */
export const SHIPPING_ESTIMATE_CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: 'cart/apply-promo-code',
    writes: true,
    refusal: 'message-list',
    run({ session: { kind }, cart, body, vary }) {
      demand(body.actionType === 'applyCouponCode');
      const code = textOf(body.couponId).toUpperCase();
      if (!code) throw new Refusal('You did not enter a promotion code', 'missingCoupon', 'couponId');
      const discount = discountOf(code, cart, kind);
      cart.promotionCode = code;
      return {
        discountMessage: discount.message,
        promotionId: code,
        cartDetails: cartDetails(cart, kind, vary),
      };
    },
  },
  {
    method: 'POST',
    path: 'cart/remove-promo-code',
    writes: true,
    run({ session: { kind }, cart, body, vary }) {
      demand(body.actionType === 'removeCouponCode');
      if (textOf(body.couponId).toUpperCase() !== cart.promotionCode) {
        throw new Refusal('This promotion code is not on your order.', 'invalidCoupon', 'couponId');
      }
      cart.promotionCode = undefined;
      return { cartDetails: cartDetails(cart, kind, vary) };
    },
  },
  {
    method: 'POST',
    path: 'cart/zipCodeValidation',
    writes: true,
    asText: true,
    run({ session: { kind }, cart, body, vary }) {
      demand(body.actionType === 'ShippingCharges');
      const zipCode = textOf(body.zipCodeInput);
      if (!zipCode) throw invalid('You did not enter a zip code');
      if (!/^\d{5}(-\d{4})?$/.test(zipCode)) throw invalid('The zip code entered is not valid');
      if (!cart.lines.length) throw invalid('Please add at least one item in cart');
      const estimate = totals({ ...cart, zipCode }, kind, vary);
      cart.zipCode = zipCode;
      return estimate;
    },
  },
];

function invalid(message: string): Refusal {
  return new Refusal(message, 'invalidZipCode', 'zipCodeInput');
}
