/** Orders in the fields of the wire contract: `OrderRow` and `OrderDetail` [wire Orders]. */
import { SHIP_METHODS } from '../../demo-pages/server/cart/line-messages.ts';
import type { Address, Order, OrderLine } from '../../demo-pages/server/orders/order.ts';
import { type Awkward, longNumber } from './awkward.ts';

/** `OrderRow`. */
export function orderRow(order: Order, write: Awkward): object {
  return {
    orderId: order.id,
    profileId: order.profileId,
    webOrderId: order.webOrderId,
    jdeOrderNumber: longNumber(order.jdeOrderNumber) ?? write.text(undefined),
    createdDate: write.day(order.createdOn),
    submittedDate: write.day(order.submittedOn),
    total: write.money(order.charges.total),
    status: order.status,
    quantity: write.count(order.lines.reduce((sum, { quantity }) => sum + quantity, 0)),
  };
}

/** `OrderDetail`, without the fields that only a newer server sends. */
export function orderDetail(order: Order, write: Awkward): object {
  const { charges, customer, payment } = order;
  const { building, department, room } = customer;
  const groups: Record<string, object[]> = {};
  for (const line of order.lines) groups[line.group] = [...(groups[line.group] ?? []), item(line, write)];
  return {
    webOrderId: order.webOrderId,
    atgOrderId: order.id,
    orderState: order.state,
    userType: write.count(order.userType),
    orderOrgId: write.text(order.organizationId),
    isTempB2iUser: write.flag(order.isTempB2i),
    billingDetails: {
      ...postalAddress(customer.billing, write),
      State: customer.billing.state,
      primaryPhone: customer.billing.phone,
      PaymentType: payment.type === 'creditCard' ? 'Credit Card' : 'Purchase Order',
      ...(payment.type === 'creditCard'
        ? {
            cardType: payment.card,
            creditCardNumber: `************${payment.lastDigits}`,
            expirationMonth: payment.month,
            expirationYear: payment.year,
          }
        : { PONumber: payment.number }),
      cardPoRefNumber: write.text(payment.reference),
    },
    shippingDetails: {
      ...postalAddress(customer.shipping, write),
      state: customer.shipping.state,
      primaryPhoneNumber: customer.shipping.phone,
      recipientEmail: write.text(customer.email),
    },
    additionalDetails: building ? { building, department, room } : write.turn([null, '', undefined]),
    productDetails: groups,
    items: write.money(charges.goods),
    freightShipping: write.money(charges.freight),
    tax: charges.tax === 'Exempt' ? 'Exempt' : write.money(charges.tax),
    discountAmount: write.money(charges.discount?.amount || undefined),
    promotionDescription: write.text(charges.discount?.message.replace(/<[^>]*>/g, '')),
    orderTotal: write.money(charges.total),
    specialInstruction: write.text(order.instruction),
  };
}

/** The fields that every address of an order has. */
export function postalAddress(of: Address, write: Awkward): object {
  const { firstName, lastName, company, address1, address2, city, zipCode } = of;
  const companyName = write.text(company);
  const second = write.text(address2);
  return { firstName, lastName, companyName, address1, address2: second, city, postalCode: zipCode };
}

function item(line: OrderLine, write: Awkward): object {
  return {
    itemNumber: line.itemNumber,
    productDesc: line.name,
    quantity: write.count(line.quantity),
    price: write.money(line.unit),
    itemTotal: write.money(line.total),
    deliveryDate: write.day(line.arrival?.end),
    shippingMethod: write.text(SHIP_METHODS[line.shipping].name),
  };
}
