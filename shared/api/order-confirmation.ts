import type { Infer } from 'superstruct';
import { lastDigits, type OrderAddress, type OrderPayment } from '../domain/order.ts';
import { CONFIRMATION_GROUPS, type OrderConfirmation } from '../domain/order-confirmation.ts';
import { coerce, coercer, identifier, text } from './coercers.ts';
import { date } from './dates.ts';
import { fields, group } from './fields.ts';
import { get, type ReadOptions } from './http.ts';
import { money, moneyOrText } from './money.ts';
import { itemGroups, toItemGroups } from './order-items.ts';
import { parseJson } from './parse-json.ts';
import type { Result } from './result.ts';
import { isRecord } from './server-messages.ts';

/** An entry for the tag manager: an object, a list, or the JSON text of one. */
const entry = coercer((value) => {
  const read = typeof value === 'string' ? parseJson(value) : value;
  return typeof read === 'object' && read ? read : undefined;
});

/** The entries of an order's products. Nobody's confirmation is lost for want of them. */
const productEntries = coercer<object[]>((rows) =>
  Array.isArray(rows)
    ? rows.flatMap((row) => (isRecord(row) ? (coerce(row.dataLayer_obj, entry) ?? []) : []))
    : undefined,
);

const PaymentReply = fields({
  PaymentType: text,
  creditCardNumberForPaymentDetails: identifier,
  expirationMonth: text,
  expirationYear: text,
  cardPoRefNumber: identifier,
  companyName: text,
  address1: text,
  address2: text,
  city: text,
  State: text,
  postalCode: identifier,
});
type PaymentReply = Partial<Infer<typeof PaymentReply>>;

const ShippingReply = fields({
  recipientFirstName: text,
  recipientLastName: text,
  companyName: text,
  address1: text,
  address2: text,
  location: text,
  city: text,
  State: text,
  postalCode: identifier,
  primaryPhoneNumber: identifier,
  recipientEmail: text,
});
type ShippingReply = Partial<Infer<typeof ShippingReply>>;

const OrderConfirmationReply = fields({
  webOrderId: identifier,
  lastOrderId: identifier,
  submittedDate: date,
  coupon: text,
  promotionMsg: text,
  promotionDiscountMsg: text,
  discountAmount: money,
  cartTotal: money,
  shippingTotal: money,
  nonContractShipping: money,
  tax: moneyOrText,
  retailTotal: money,
  total: money,
  totalTitle: text,
  totalContractTitle: text,
  ThanksMsg: text,
  confirmMsg: text,
  specialInstruction: text,
  myAccountUrl: text,
  shippingPreferenceForNonLiving: text,
  paymentAddressMap: group(PaymentReply),
  shippingAddressMap: group(ShippingReply),
  order_Items: productEntries,
  dataLayerObject: entry,
  ...itemGroups(CONFIRMATION_GROUPS),
});
type OrderConfirmationReply = Infer<typeof OrderConfirmationReply>;

/**
 * Reads the order that has just been placed: GET `checkout/order-confirm` [2 §7]. An order without any number
 * is none, kind `contract`. Of a card's number no more than the last four digits are kept.
 */
export function readOrderConfirmation(options?: ReadOptions): Promise<Result<OrderConfirmation>> {
  return get('checkout/order-confirm', OrderConfirmationReply, toOrderConfirmation, options);
}

function toOrderConfirmation(reply: OrderConfirmationReply): OrderConfirmation {
  const { webOrderId, lastOrderId, paymentAddressMap: paid = {} } = reply;
  const orderNumber = webOrderId ?? lastOrderId;
  const orderId = lastOrderId ?? webOrderId;
  if (!orderNumber || !orderId) throw new Error('webOrderId');
  return {
    orderNumber,
    orderId,
    submittedOn: reply.submittedDate,
    thanksMessage: reply.ThanksMsg,
    confirmMessage: reply.confirmMsg,
    specialInstruction: reply.specialInstruction,
    accountUrl: reply.myAccountUrl,
    shipsLater: /^ship-?later$/i.test(reply.shippingPreferenceForNonLiving ?? ''),
    totals: {
      promotion: reply.promotionMsg,
      coupon: reply.coupon,
      subtotal: reply.cartTotal,
      discount: reply.discountAmount,
      discountMessage: reply.promotionDiscountMsg,
      freight: reply.shippingTotal,
      regularFreight: reply.nonContractShipping,
      tax: reply.tax,
      retailTotal: reply.retailTotal,
      total: reply.total,
      totalTitle: reply.totalTitle,
      contractTotalTitle: reply.totalContractTitle,
    },
    payment: toPayment(paid),
    billingAddress: toBillingAddress(paid),
    shippingAddress: toShippingAddress(reply.shippingAddressMap),
    ...toItemGroups(CONFIRMATION_GROUPS, reply),
    dataLayer: {
      given: reply.dataLayerObject,
      products: reply.order_Items ?? [],
    },
  };
}

function toPayment(reply: PaymentReply): OrderPayment {
  return {
    type: reply.PaymentType,
    reference: reply.cardPoRefNumber,
    cardDigits: lastDigits(reply.creditCardNumberForPaymentDetails),
    expirationMonth: reply.expirationMonth,
    expirationYear: reply.expirationYear,
  };
}

function toBillingAddress(reply: PaymentReply): OrderAddress {
  return {
    companyName: reply.companyName,
    address1: reply.address1,
    address2: reply.address2,
    city: reply.city,
    state: reply.State,
    postalCode: reply.postalCode,
  };
}

function toShippingAddress(reply: ShippingReply = {}): OrderAddress {
  return {
    firstName: reply.recipientFirstName,
    lastName: reply.recipientLastName,
    companyName: reply.companyName,
    address1: reply.address1,
    address2: reply.address2,
    location: reply.location,
    city: reply.city,
    state: reply.State,
    postalCode: reply.postalCode,
    phone: reply.primaryPhoneNumber,
    email: reply.recipientEmail,
  };
}
