import type { Infer } from 'superstruct';
import type { Result } from '../../domain/failure.ts';
import { lastDigits } from '../../domain/orders/order.ts';
import type { DetailedOrder } from '../../domain/orders/order-detail.ts';
import { flag, identifier, text, wholeNumber } from '../transport/coercers.ts';
import { date } from '../transport/dates.ts';
import { fields, group } from '../transport/fields.ts';
import { get, type ReadOptions } from '../transport/http.ts';
import { moneyOrText } from '../transport/money-or-text.ts';
import { post } from '../transport/post.ts';
import { orderedItems, toSections } from './order-sections.ts';

const BillingReply = fields({
  firstName: text,
  lastName: text,
  companyName: text,
  address1: text,
  address2: text,
  city: text,
  State: text,
  postalCode: text,
  primaryPhone: text,
  PaymentType: text,
  PONumber: text,
  cardPoRefNumber: text,
  cardType: text,
  creditCardNumber: text,
  expirationMonth: text,
  expirationYear: text,
});
type BillingReply = Infer<typeof BillingReply>;

const ShippingReply = fields({
  firstName: text,
  lastName: text,
  companyName: text,
  address1: text,
  address2: text,
  city: text,
  state: text,
  postalCode: text,
  location: text,
  recipientEmail: text,
  primaryPhoneNumber: text,
});
type ShippingReply = Infer<typeof ShippingReply>;

const OrderReply = fields({
  webOrderId: identifier,
  orderState: text,
  status: text,
  createdDate: date,
  submittedDate: date,
  userType: wholeNumber,
  orderOrgId: identifier,
  isTempB2iUser: flag,
  billingDetails: group(BillingReply),
  shippingDetails: group(ShippingReply),
  additionalDetails: group(fields({ building: text, department: text, room: text })),
  productDetails: orderedItems,
  items: moneyOrText,
  freightShipping: moneyOrText,
  tax: moneyOrText,
  discountAmount: moneyOrText,
  promotionDescription: text,
  orderTotal: moneyOrText,
  specialInstruction: text,
});
type OrderReply = Infer<typeof OrderReply>;

/** Reads an order of a customer: GET `order/order-detail/{orderId}/{userId}` [2 §7 Order]. */
export function readOrder(
  parts: { orderId: string; userId: string },
  options?: ReadOptions,
): Promise<Result<DetailedOrder>> {
  const path = 'order/order-detail/{orderId}/{userId}';
  return get(path, OrderReply, toOrder, { ...options, parts });
}

/** Reads any order, for customer service: GET `order/order-detail-csr/{orderId}/{isOrderTempB2I}` [2 §7 Order]. */
export function readAnyOrder(
  { orderId, temporary }: { orderId: string; temporary: boolean },
  options?: ReadOptions,
): Promise<Result<DetailedOrder>> {
  const path = 'order/order-detail-csr/{orderId}/{isOrderTempB2I}';
  const parts = { orderId, isOrderTempB2I: `${temporary}` };
  return get(path, OrderReply, toOrder, { ...options, parts });
}

const SubmitReply = fields({ error: text });

/**
 * Submits a temporary business-to-institution order: POST `profile/submit-temp-b2i-order` [2 §7 Submit order].
 * @returns whether it was submitted: only if the server's error flag is 'false' [2 §4 Order state]
 */
export function submitOrder(orderId: string): Promise<Result<boolean>> {
  const path = 'profile/submit-temp-b2i-order';
  return post(path, { orderId }, SubmitReply, ({ error }) => error === 'false');
}

/** @throws if the reply contains no order */
function toOrder(reply: OrderReply): DetailedOrder {
  if (!reply.webOrderId && !reply.productDetails && reply.orderTotal === undefined)
    throw new Error('webOrderId');
  const { sections, unreadableItems } = toSections(reply.productDetails);
  return {
    number: reply.webOrderId,
    state: reply.orderState,
    status: reply.status,
    createdOn: reply.createdDate,
    submittedOn: reply.submittedDate,
    userType: reply.userType,
    organizationId: reply.orderOrgId,
    temporary: reply.isTempB2iUser,
    ...toBilling(reply.billingDetails),
    shipping: toShipping(reply.shippingDetails),
    premises: reply.additionalDetails ?? {},
    sections,
    totals: {
      items: reply.items,
      freight: reply.freightShipping,
      tax: reply.tax,
      discount: reply.discountAmount,
      promotion: reply.promotionDescription,
      total: reply.orderTotal,
    },
    instructions: reply.specialInstruction,
    unreadableItems,
  };
}

function toBilling(reply = {} as BillingReply): Pick<DetailedOrder, 'billing' | 'payment'> {
  const { firstName, lastName, companyName, address1, address2, city, State: state, postalCode } = reply;
  const address = { firstName, lastName, companyName, address1, address2, city, state, postalCode };
  return {
    billing: { ...address, phone: reply.primaryPhone },
    payment: {
      type: reply.PaymentType,
      purchaseOrder: reply.PONumber,
      reference: reply.cardPoRefNumber,
      cardType: reply.cardType,
      cardDigits: lastDigits(reply.creditCardNumber),
      expirationMonth: reply.expirationMonth,
      expirationYear: reply.expirationYear,
    },
  };
}

function toShipping(reply = {} as ShippingReply): DetailedOrder['shipping'] {
  const { recipientEmail: email, primaryPhoneNumber: phone, ...address } = reply;
  return { ...address, phone, email };
}
