import type { Infer } from 'superstruct';
import type { Result } from '../../domain/failure.ts';
import type { Voucher, VoucherRedemption } from '../../domain/orders/voucher.ts';
import { sumOf } from '../../domain/sum.ts';
import { identifier, required, text } from '../transport/coercers.ts';
import { date } from '../transport/dates.ts';
import { fields, group } from '../transport/fields.ts';
import { get, type ReadOptions } from '../transport/http.ts';
import type { Rows } from '../transport/list.ts';
import { looseList } from '../transport/loose-list.ts';

const VoucherReply = fields({
  voucherId: required(identifier),
  schoolName: text,
  courseTitle: text,
  courseId: identifier,
  curriculamDeliverydate: date,
  livingDeliverydate: date,
  deliveryMessage: text,
});
type VoucherReply = Infer<typeof VoucherReply>;

const VoucherConfirmationReply = fields({
  thankYouMsg: text,
  myAccountURL: text,
  firstName: text,
  lastName: text,
  companyName: text,
  address1: text,
  address2: text,
  city: text,
  state: text,
  postalCode: identifier,
  phoneNumber: identifier,
  email: text,
  productDetail: group(
    fields({
      curriculum: looseList(VoucherReply),
      living: looseList(VoucherReply),
      distanceLearning: looseList(VoucherReply),
    }),
  ),
});
type VoucherConfirmationReply = Infer<typeof VoucherConfirmationReply>;

/** Reads the latest redemption: GET `redeem/confirm-page` [2 §7 Confirmations]. */
export function readVoucherConfirmation(options?: ReadOptions): Promise<Result<VoucherRedemption>> {
  return get('redeem/confirm-page', VoucherConfirmationReply, toVoucherConfirmation, options);
}

/** @throws if the reply contains no redemption */
function toVoucherConfirmation(reply: VoucherConfirmationReply): VoucherRedemption {
  if (Object.keys(reply).length === 0) throw new Error('productDetail');
  const { curriculum, living, distanceLearning } = reply.productDetail ?? {};
  return {
    thanksMessage: reply.thankYouMsg,
    accountUrl: reply.myAccountURL,
    recipient: {
      firstName: reply.firstName,
      lastName: reply.lastName,
      companyName: reply.companyName,
      address1: reply.address1,
      address2: reply.address2,
      city: reply.city,
      state: reply.state,
      postalCode: reply.postalCode,
      phone: reply.phoneNumber,
      email: reply.email,
    },
    vouchers: {
      curriculum: toVouchers(curriculum),
      living: toVouchers(living),
      distanceLearning: toVouchers(distanceLearning),
    },
    unreadableVouchers: sumOf([curriculum, living, distanceLearning], (list) => list?.unreadable ?? 0),
  };
}

function toVouchers(list: Rows<VoucherReply> | undefined): Voucher[] {
  return (list?.rows ?? []).map((row, index) => ({
    key: `${index}`,
    code: row.voucherId,
    school: row.schoolName,
    courseTitle: row.courseTitle,
    courseId: row.courseId,
    // Each kind has its own field for the date. A message says more than a date, so it takes precedence.
    delivery: row.deliveryMessage ?? row.curriculamDeliverydate ?? row.livingDeliverydate,
  }));
}
