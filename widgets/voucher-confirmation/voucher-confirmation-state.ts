import { readVoucherConfirmation } from '../../shared/api/orders/voucher.ts';
import type { VoucherRedemption } from '../../shared/domain/orders/voucher.ts';
import { createResource, type Resource } from '../../shared/stores/resource.ts';

/** Creates the state of one voucher confirmation [2 §2]. It is a receipt: a page from the back/forward cache shows it as it was. */
export function createVoucherConfirmation(): Resource<VoucherRedemption> {
  return createResource((signal) => readVoucherConfirmation({ signal }), { keepsRestored: true });
}
