/** The order placed, and the vouchers redeemed, just before the page [wire Orders]. */
import { SHIP_METHODS } from '../../demo-pages/server/cart/line-messages.ts';
import { productOf, productUrl } from '../../demo-pages/server/catalogue/catalogue.ts';
import type { ItemGroup, Order, OrderLine } from '../../demo-pages/server/orders/order.ts';
import { type Redemption, readVoucherCodes, VOUCHERS } from '../../demo-pages/server/orders/vouchers.ts';
import { Refusal } from '../../demo-pages/server/wire/refusal.ts';
import type { Awkward } from './awkward.ts';
import { type Asked, expectBody, type SecondCall, textOf } from './call.ts';
import { postalAddress } from './order-rows.ts';

/** The names of the groups that differ from those of an order. */
const RENAMED: Partial<Record<ItemGroup, string>> = {
  SoftGoodDisplayItems: 'softGoodsItems',
  rtsProductsItems: 'rtsProductItems',
  nonLiveMaterialItems: 'nonLivingCategoryItems',
};

function placed({ session: { orders } }: Asked): Order {
  if (!orders.placed) throw new Refusal('There is no order to confirm.');
  return orders.placed;
}

/** The confirmation, without entries for the tag manager and without pictures. */
function confirmation(order: Order, isGuest: boolean, write: Awkward): object {
  const { charges, customer, payment } = order;
  const { billing, shipping } = customer;
  const { discount } = charges;
  const groups: Record<string, object[]> = {};
  for (const line of order.lines) {
    const group = RENAMED[line.group] ?? line.group;
    groups[group] = [...(groups[group] ?? []), item(line, group, write)];
  }
  const card = payment.type === 'creditCard' ? payment : undefined;
  return {
    webOrderId: order.webOrderId,
    lastOrderId: order.id,
    submittedDate: write.day(order.submittedOn),
    coupon: write.text(discount?.code),
    promotionDiscountMsg: write.text(discount?.message.replace(/<[^>]*>/g, '')),
    discountAmount: write.money(discount?.amount || undefined),
    cartTotal: write.money(charges.goods),
    shippingTotal: write.money(charges.freight),
    nonContractShipping: write.money(charges.nonContractFreight),
    tax: charges.tax === 'Exempt' ? 'Exempt' : write.money(charges.tax),
    retailTotal: write.money(charges.retailTotal),
    total: write.money(charges.total),
    totalTitle: charges.retailTotal ? 'Retail Total' : 'Total',
    totalContractTitle: write.text(charges.retailTotal ? 'Your Contract Total' : undefined),
    ThanksMsg: write.text('Thank you for your order!'),
    confirmMsg: write.turn([null, '', undefined]),
    specialInstruction: write.text(order.instruction),
    myAccountUrl: '/account/landing.jsp?DARGS=/checkout/confirm.jsp',
    newToFile: write.flag(isGuest),
    shippingPreferenceForNonLiving: order.shipsLater ? 'ship-Later' : write.turn([null, '', undefined]),
    paymentAddressMap: {
      ...postalAddress(billing, write),
      State: billing.state,
      PaymentType: card ? 'Credit Card' : 'Purchase Order',
      creditCardNumberForPaymentDetails: card ? `************${card.lastDigits}` : undefined,
      expirationMonth: card && Number(card.month),
      expirationYear: card && Number(card.year),
      cardPoRefNumber: write.text(payment.type === 'purchaseOrder' ? payment.number : payment.reference),
    },
    shippingAddressMap: {
      ...postalAddress(shipping, write),
      recipientFirstName: shipping.firstName,
      recipientLastName: shipping.lastName,
      State: shipping.state,
      location: write.text([customer.building, customer.room].join(' ').trim()),
      primaryPhoneNumber: shipping.phone,
      recipientEmail: write.text(customer.email),
    },
    order_Items: order.lines.map(({ itemNumber, name, quantity, unit }) => ({
      url: productUrl(productOf(itemNumber)),
      productId: itemNumber,
      name,
      quantity: write.count(quantity),
      price: write.money(unit),
      categories: write.turn([null, [], undefined]),
    })),
    dataLayerObject: write.turn([null, '', undefined]),
    ...groups,
  };
}

function item(line: OrderLine, group: string, write: Awkward): object {
  const kind = group.charAt(0).toUpperCase() + group.slice(1, -'Items'.length);
  const named = {
    description: line.name,
    itemNumber: line.itemNumber,
    shippingMethod: write.text(SHIP_METHODS[line.shipping].name),
    quantity: write.count(line.quantity),
    arrivalStartDate: write.day(line.arrival?.start),
    arrivalEndDate: write.day(line.arrival?.end),
    backOrderText: write.text(line.backOrder),
  };
  return {
    ...Object.fromEntries(Object.entries(named).map(([name, value]) => [`${name}${kind}`, value])),
    yourPrice: write.money(line.unit),
    basePrice: write.money(line.list),
    itemTotal: write.money(line.total),
  };
}

/** The vouchers by kind. Kinds without any are empty, null or absent. */
function redeemed({ address, email, codes, redeemedOn }: Redemption, write: Awkward): object {
  const day = write.day(redeemedOn);
  const delivery = {
    curriculum: { curriculamDeliverydate: day },
    living: { livingDeliverydate: day },
    distanceLearning: { deliveryMessage: 'Ships within 3 business days.' },
  };
  const rows = (kind: keyof typeof delivery) => {
    const vouchers = readVoucherCodes(codes.join()).flatMap((code) => {
      const voucher = VOUCHERS[code];
      if (voucher?.kind !== kind) return [];
      const { course: courseTitle, courseId } = voucher;
      const schoolName = write.text(address.company);
      return { voucherId: code, schoolName, courseTitle, courseId, ...delivery[kind] };
    });
    return vouchers.length ? vouchers : write.turn([null, [], undefined]);
  };
  const { state, phone, firstName, lastName } = address;
  return {
    ...postalAddress(address, write),
    thankYouMsg: write.text(`Thank you, ${firstName}!`),
    myAccountURL: '/account/landing.jsp',
    firstName,
    lastName,
    state,
    phoneNumber: write.text(phone),
    email: write.text(email),
    productDetail: {
      curriculum: rows('curriculum'),
      living: rows('living'),
      distanceLearning: rows('distanceLearning'),
    },
  };
}

export const CONFIRMATION_CALLS: readonly SecondCall[] = [
  {
    method: 'GET',
    path: 'checkout/order-confirm',
    run: (asked) => confirmation(placed(asked), asked.session.kind.guest, asked.write),
  },
  {
    method: 'POST',
    path: 'checkout/set-heap-track-id',
    run(asked) {
      const { id, webOrderId } = placed(asked);
      expectBody([id, webOrderId].includes(textOf(asked.body.heapTrackOrderId)));
      return undefined;
    },
  },
  {
    method: 'GET',
    path: 'order/order-confirm-promo-top',
    run: () => ({ targeterResult: '<P><B>Your order helps the next class</B><P>Tell us how it <B>went' }),
  },
  {
    method: 'GET',
    path: 'redeem/confirm-page',
    run({ session: { redemption }, write }) {
      if (!redemption) throw new Refusal('No voucher has been redeemed.');
      return redeemed(redemption, write);
    },
  },
];
