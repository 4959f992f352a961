import type { OrderAddress } from './order.ts';

/** A voucher that has been redeemed [2 §3 Vouchers]. */
export interface Voucher {
  /** Unique in its list. */
  key: string;
  code: string;
  school?: string;
  courseTitle?: string;
  courseId?: string;
  /** When it is delivered: a date, or the server's words. */
  delivery?: string;
}

/** The kinds of vouchers, in the order of the page. */
export type VoucherKind = 'curriculum' | 'living' | 'distanceLearning';

/** The result of the vouchers that the shopper has just redeemed [2 §2 Vouchers, §3 Vouchers]. */
export interface VoucherRedemption {
  thanksMessage?: string;
  /** The address of the shopper's account; not checked. */
  accountUrl?: string;
  /** The recipient and the address. */
  recipient: OrderAddress;
  vouchers: Record<VoucherKind, Voucher[]>;
  /** Vouchers the server sent that could not be read. */
  unreadableVouchers: number;
}
