import type { OrderAddress } from './order.ts';

/** A voucher that has been redeemed [2 §3 Vouchers]. */
export interface Voucher {
  /** Unique in its list. */
  key: string;
  code: string;
  school?: string;
  courseTitle?: string;
  courseId?: string;
  /** When it comes: a date, or the server's words. */
  delivery?: string;
}

/** The kinds of vouchers, in the order of the page. */
export type VoucherKind = 'curriculum' | 'living' | 'distanceLearning';

/** What the shopper gets for the vouchers they have just redeemed [2 §2 Vouchers, §3 Vouchers]. */
export interface VoucherRedemption {
  thanksMessage?: string;
  /** Where the shopper's account is; not checked. */
  accountUrl?: string;
  /** Who gets it, and where. */
  recipient: OrderAddress;
  vouchers: Record<VoucherKind, Voucher[]>;
  /** Vouchers the server sent that could not be read. */
  unreadableVouchers: number;
}
