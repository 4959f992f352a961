import { voucherConfirmation } from '../../orders/vouchers.ts';
import { Refusal } from '../../wire/refusal.ts';
import type { Call } from '../call.ts';

/** The call of the voucher confirmation, also for guests [2 §2]. */
export const VOUCHER_CALLS: readonly Call[] = [
  {
    method: 'GET',
    path: 'redeem/confirm-page',
    run({ session, vary }) {
      if (!session.redemption) throw new Refusal('No voucher has been redeemed.', 'noRedemption', 'redeem');
      return voucherConfirmation(session.redemption, session.kind, vary);
    },
  },
];
