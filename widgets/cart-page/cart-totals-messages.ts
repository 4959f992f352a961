import { defineMessages } from '../../shared/page/messages.ts';

/** The texts of the empty cart, totals, promotion, estimate and contract; overridden as those of `cart-page-messages.ts`. */
export const totalsMessages = defineMessages('cart-page', {
  empty: 'Your cart is currently empty',
  emptyHint: 'Know what you need? Add it by item number, or sign in to see a cart you saved before.',
  emptyHintMember: 'Know what you need? Add it by item number.',

  discount: 'Promotional discount',
  freight: 'Freight and handling',
  regularFreight: 'Regular freight',
  freightFromZip: 'Enter your zip code to estimate freight.',
  contractFreightHint: 'Contract customers get freight discounts.',
  airFreightHint: 'Alaska and Hawaii orders ship by 2nd Day Air.',
  hazmat: 'Hazardous materials',
  tax: 'Tax',
  taxAtCheckout: 'Calculated at checkout',
  taxFromZip: 'Tax is calculated from your shipping zip code.',
  finalTotal: 'Estimated total',
  totalsFailed: 'Freight and tax could not be calculated.',
  tryAgain: 'Try again',
  safe: 'Shopping is always safe and secure',

  promotionLabel: 'Promotional code',
  applyCode: 'apply code',
  changeCode: 'change code',
  applyingCode: 'Applying your code…',
  removeCode: 'Remove',
  removeThisCode: 'Remove promotional code {code}',
  removingCode: 'Removing your code…',
  codeOnOrder: '{code} is on this order.',
  codeRemoved: 'The promotional code was removed.',

  estimateLabel: 'Estimate Shipping by zip code',
  zipHint: 'Five digits, or nine as in 27215-3398.',
  estimate: 'estimate',
  update: 'update',
  estimating: 'Estimating…',
  estimated: 'Freight and tax are estimated for {zip}.',
  freightEstimated: 'Freight is estimated for {zip}.',
  estimateFailed: 'We could not estimate for this zip code. Please try again.',

  contract: 'Your contract',
  spendLimit: 'Spend limit',
  orderPriceLimit: 'Order price limit',
  taxExempt: 'Tax exempt',
  purchaseOrderEligible: 'PO eligible',
});
