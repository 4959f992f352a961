import type { Totals } from '../domain/cart.ts';
import { html, identifier } from './coercers.ts';
import { fields } from './fields.ts';
import type { ReadOptions } from './http.ts';
import { money, moneyOrText } from './money.ts';
import { post } from './post.ts';
import type { Result } from './result.ts';

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
 * POST `cart/zipCodeValidation` [1 §7].
 */
export function estimateShipping(zipCode: string, options?: ReadOptions): Promise<Result<Totals>> {
  const body = { zipCodeInput: zipCode, actionType: 'ShippingCharges' };
  return post(
    'cart/zipCodeValidation',
    body,
    TotalsReply,
    (reply) => ({
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
    }),
    options,
  );
}
