import type { Infer } from 'superstruct';
import type { Result } from '../../domain/failure.ts';
import { lastDigits, type OrderAddress, type OrderPayment } from '../../domain/orders/order.ts';
import { CONFIRMATION_GROUPS, type PlacedOrder } from '../../domain/orders/order-confirmation.ts';
import { money } from '../transport/amounts.ts';
import { identifier, text } from '../transport/coercers.ts';
import { date } from '../transport/dates.ts';
import { fields, group } from '../transport/fields.ts';
import { get, type ReadOptions } from '../transport/http.ts';
import { moneyOrText } from '../transport/money-or-text.ts';
import { itemGroups, toItemGroups } from './order-items.ts';
import { dataLayerEntry, purchasedItemRows, toPurchasedItems } from './purchased-items.ts';

/** The fields that both addresses of an order have. */
const replyAddress = {
  companyName: text,
  address1: text,
  address2: text,
  city: text,
  State: text,
  postalCode: identifier,
};

const PaymentReply = fields({
  PaymentType: text,
  creditCardNumberForPaymentDetails: identifier,
  expirationMonth: text,
  expirationYear: text,
  cardPoRefNumber: identifier,
  ...replyAddress,
});
type PaymentReply = Partial<Infer<typeof PaymentReply>>;

const ShippingReply = fields({
  recipientFirstName: text,
  recipientLastName: text,
  location: text,
  primaryPhoneNumber: identifier,
  recipientEmail: text,
  ...replyAddress,
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
  order_Items: purchasedItemRows,
  dataLayerObject: dataLayerEntry,
  ...itemGroups(CONFIRMATION_GROUPS),
});
type OrderConfirmationReply = Infer<typeof OrderConfirmationReply>;

/**
 * Reads the order that has just been placed: GET `checkout/order-confirm` [2 §7]. A reply without an order number is a
 * failure of kind `contract`. Only the last four digits of a card's number are kept.
 */
export function readOrderConfirmation(options?: ReadOptions): Promise<Result<PlacedOrder>> {
  return get('checkout/order-confirm', OrderConfirmationReply, toOrderConfirmation, options);
}

function toOrderConfirmation(reply: OrderConfirmationReply): PlacedOrder {
  const { webOrderId, lastOrderId, paymentAddressMap: paid = {} } = reply;
  const orderNumber = webOrderId ?? lastOrderId;
  const orderId = lastOrderId ?? webOrderId;
  if (!orderNumber || !orderId) throw new Error('webOrderId');
  const purchased = toPurchasedItems(reply.order_Items);
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
    billingAddress: toOrderAddress(paid),
    shippingAddress: toShippingAddress(reply.shippingAddressMap),
    ...toItemGroups(CONFIRMATION_GROUPS, reply),
    dataLayer: {
      given: reply.dataLayerObject,
      products: purchased.entries,
    },
    purchasedItems: purchased.items,
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

function toShippingAddress(reply: ShippingReply = {}): OrderAddress {
  return {
    firstName: reply.recipientFirstName,
    lastName: reply.recipientLastName,
    ...toOrderAddress(reply),
    location: reply.location,
    phone: reply.primaryPhoneNumber,
    email: reply.recipientEmail,
  };
}

function toOrderAddress(reply: PaymentReply | ShippingReply): OrderAddress {
  const { companyName, address1, address2, city, State: state, postalCode } = reply;
  return { companyName, address1, address2, city, state, postalCode };
}
