import { describeWidget } from '../../shared/embed/widget-definition.ts';

/** What a page may say of `voucher-confirmation`. */
export const voucherConfirmationDefinition = describeWidget({
  name: 'voucher-confirmation',
  description: 'What the vouchers give that have just been redeemed, and when it comes.',
  load: 'eager',
  attributes: {},
  firstReads: [{ path: 'redeem/confirm-page' }],
});
