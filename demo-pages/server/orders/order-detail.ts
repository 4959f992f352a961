import { SHIP_METHODS } from '../cart/line-messages.ts';
import { dayText, type Variation } from '../wire/variation.ts';
import type { Address, ItemGroup, Order, OrderLine, Payment } from './order.ts';
import { isLiving } from './order-lines.ts';

/** Returns `OrderDetail` of the wire contract, in the server's spelling. */
export function orderDetail(order: Order, vary: Variation): object {
  const { charges, customer, payment } = order;
  const { building, department, room } = customer;
  return {
    webOrderId: order.webOrderId,
    atgOrderId: order.id,
    orderState: order.state,
    status: order.status,
    createdDate: vary.date(order.createdOn),
    submittedDate: vary.date(order.submittedOn),
    userType: vary.number(order.userType),
    orderOrgId: vary.text(order.organizationId),
    isTempB2iUser: vary.flag(order.isTempB2i),
    billingDetails: {
      ...addressFields(customer.billing, vary),
      State: customer.billing.state,
      primaryPhone: customer.billing.phone,
      ...paymentFields(payment, vary),
    },
    shippingDetails: {
      ...addressFields(customer.shipping, vary),
      state: customer.shipping.state,
      location: vary.text(building),
      recipientEmail: vary.text(customer.email),
      primaryPhoneNumber: customer.shipping.phone,
    },
    additionalDetails: building
      ? { building, department: vary.text(department), room: vary.text(room) }
      : vary.pick([undefined, null, {}]),
    productDetails: groupLines(order.lines, (line) => detailItem(line, vary)),
    items: vary.money(charges.goods),
    freightShipping: vary.money(charges.freight),
    tax: charges.tax === 'Exempt' ? 'Exempt' : vary.money(charges.tax),
    discountAmount: vary.money(charges.discount?.amount || undefined),
    promotionDescription: vary.text(charges.discount?.message.replace(/<[^>]*>/g, '')),
    orderTotal: vary.money(charges.total),
    specialInstruction: vary.text(order.instruction),
  };
}

/** Groups lines by how they are fulfilled. Empty groups are left out. */
function groupLines<Item>(
  lines: readonly OrderLine[],
  write: (line: OrderLine) => Item,
): Partial<Record<ItemGroup, Item[]>> {
  const groups: Partial<Record<ItemGroup, Item[]>> = {};
  for (const line of lines) groups[line.group] = [...(groups[line.group] ?? []), write(line)];
  return groups;
}

/** Returns the fields of an address that all calls spell the same way. */
export function addressFields(address: Address, vary: Variation): object {
  const { firstName, lastName, company, address1, address2, city, zipCode } = address;
  return {
    firstName,
    lastName,
    companyName: vary.text(company),
    address1,
    address2: vary.text(address2),
    city,
    postalCode: zipCode,
  };
}

function paymentFields(payment: Payment, vary: Variation): object {
  const reference = { cardPoRefNumber: vary.text(payment.reference) };
  if (payment.type === 'purchaseOrder')
    return { PaymentType: 'Purchase Order', PONumber: payment.number, ...reference };
  return {
    PaymentType: 'Credit Card',
    cardType: payment.card,
    creditCardNumber: payment.lastDigits,
    expirationMonth: payment.month,
    expirationYear: payment.year,
    ...reference,
  };
}

function detailItem(line: OrderLine, vary: Variation): object {
  const day = isLiving(line.group) ? line.arrival?.start : line.arrival?.end;
  return {
    itemNumber: line.itemNumber,
    productDesc: line.name,
    quantity: vary.number(line.quantity),
    price: vary.money(line.unit),
    itemTotal: vary.money(line.total),
    deliveryDate: vary.text(day && vary.pick([dayText(day), day.toISOString().slice(0, 10)])),
    shippingMethod: SHIP_METHODS[line.shipping].name,
  };
}
