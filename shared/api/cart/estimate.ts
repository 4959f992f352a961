/** Freight and tax of the cart, estimated for a zip code. */
import type { Totals } from '../../domain/cart/cart.ts';
import type { Result } from '../../domain/failure.ts';
import { money } from '../transport/amounts.ts';
import { html, identifier } from '../transport/coercers.ts';
import { fields } from '../transport/fields.ts';
import { moneyOrText } from '../transport/money-or-text.ts';
import { post } from '../transport/post.ts';

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
 * Estimates freight and tax for a zip code, and recalculates the totals after a change to the cart: POST
 * `cart/zipCodeValidation` [1 §7 Estimate].
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
