import { SHIP_METHODS } from '../cart/line-messages.ts';
import { findProduct, pictureUrl, productUrl } from '../catalogue/catalogue.ts';
import type { UserKind } from '../user-kinds.ts';
import { dayText, type Variation } from '../wire/variation.ts';
import type { ItemGroup, Order, OrderLine, Payment } from './order.ts';
import { addressFields } from './order-detail.ts';

/** The names of an order's groups in the confirmation. */
const GROUPS: Record<ItemGroup, string> = {
  dropShipItems: 'dropShipItems',
  groundOnlyItems: 'groundOnlyItems',
  softGoodsItems: 'softGoodsItems',
  SoftGoodDisplayItems: 'softGoodsItems',
  backOrderLivingMaterialItems: 'backOrderLivingMaterialItems',
  rtsProductsItems: 'rtsProductItems',
  livingMaterialItems: 'livingMaterialItems',
  specialLivingMaterialItems: 'specialLivingMaterialItems',
  nonLiveMaterialItems: 'nonLivingCategoryItems',
};

/**
 * Returns the order confirmation of the wire contract.
 * @param isReported true once the order has been reported; it then has nothing for the tag manager
 */
export function orderConfirmation(
  order: Order,
  kind: UserKind,
  vary: Variation,
  isReported: boolean,
): object {
  const { charges, customer, payment } = order;
  const { discount } = charges;
  const { building, room } = customer;
  const hasContract = charges.retailTotal !== undefined;
  return {
    webOrderId: order.webOrderId,
    lastOrderId: order.id,
    submittedDate: vary.date(order.submittedOn),
    coupon: vary.text(discount?.code),
    promotionMsg: vary.text(discount && 'Your promotion code was applied.'),
    promotionDiscountMsg: vary.text(discount?.message.replace(/<[^>]*>/g, '')),
    discountAmount: vary.money(discount?.amount || undefined),
    cartTotal: vary.money(charges.goods),
    shippingTotal: vary.money(charges.freight),
    nonContractShipping: vary.money(charges.nonContractFreight),
    tax: charges.tax === 'Exempt' ? 'Exempt' : vary.money(charges.tax),
    retailTotal: vary.money(charges.retailTotal),
    total: vary.money(charges.total),
    totalTitle: hasContract ? 'Retail Total' : 'Total',
    totalContractTitle: vary.text(hasContract ? 'Your Contract Total' : undefined),
    ThanksMsg: `Thank you for your order, ${customer.billing.firstName}!`,
    confirmMsg: 'You will receive an email confirmation shortly.',
    specialInstruction: vary.text(order.instruction),
    myAccountUrl: '/account/landing.jsp?DARGS=/checkout/confirm.jsp',
    newToFile: vary.flag(kind.guest),
    shippingPreferenceForNonLiving: order.shipsLater ? 'ship-Later' : 'ship-Now',
    paymentAddressMap: {
      ...addressFields(customer.billing, vary),
      State: customer.billing.state,
      ...paymentFields(payment, vary),
    },
    shippingAddressMap: {
      recipientFirstName: customer.shipping.firstName,
      recipientLastName: customer.shipping.lastName,
      ...addressFields(customer.shipping, vary),
      location: vary.text(building && `${building} ${room}`),
      State: customer.shipping.state,
      primaryPhoneNumber: customer.shipping.phone,
      recipientEmail: vary.text(customer.email),
    },
    ...itemGroups(order, vary),
    order_Items: order.lines.map((line) => purchasedItem(line, kind, isReported, vary)),
    dataLayerObject: isReported ? undefined : purchase(order, kind),
  };
}

function paymentFields(payment: Payment, vary: Variation): object {
  if (payment.type === 'purchaseOrder')
    return { PaymentType: 'Purchase Order', cardPoRefNumber: payment.number };
  return {
    PaymentType: 'Credit Card',
    creditCardNumberForPaymentDetails: payment.lastDigits,
    expirationMonth: payment.month,
    expirationYear: payment.year,
    cardPoRefNumber: vary.text(payment.reference),
  };
}

function itemGroups({ lines }: Order, vary: Variation): Record<string, object[]> {
  const groups: Record<string, object[]> = {};
  for (const line of lines) {
    const group = GROUPS[line.group];
    groups[group] = [...(groups[group] ?? []), confirmationItem(line, group, vary)];
  }
  return groups;
}

/** Most field names end with the kind of their group, such as `quantityDropShip` in `dropShipItems`. */
function confirmationItem(line: OrderLine, group: string, vary: Variation): object {
  const kind = group.charAt(0).toUpperCase() + group.slice(1, -'Items'.length);
  const product = findProduct(line.itemNumber);
  const { start, end } = line.arrival ?? {};
  const isOneDay = start?.getTime() === end?.getTime();
  return {
    [`imagePath${kind}`]: vary.text(product && pictureUrl(product)),
    [`description${kind}`]: line.name,
    [`itemNumber${kind}`]: line.itemNumber,
    [`shippingMethod${kind}`]: SHIP_METHODS[line.shipping].name,
    [`quantity${kind}`]: vary.number(line.quantity),
    [`arrivalStartDate${kind}`]: isOneDay ? undefined : vary.date(start),
    [`arrivalEndDate${kind}`]: isOneDay ? undefined : vary.date(end),
    [`deliveryDate${kind}`]: vary.text(isOneDay && start ? dayText(start) : undefined),
    [`backOrderText${kind}`]: vary.text(line.backOrder),
    yourPrice: vary.money(line.unit),
    basePrice: vary.money(line.list),
    itemTotal: vary.money(line.total),
    amountTotal: vary.money(line.total),
  };
}

/** Returns one row of `order_Items`, with its entry for the tag manager until the order has been reported. */
function purchasedItem(line: OrderLine, kind: UserKind, isReported: boolean, vary: Variation): object {
  const product = findProduct(line.itemNumber);
  return {
    productId: line.itemNumber,
    name: line.name,
    quantity: vary.number(line.quantity),
    price: vary.money(line.unit),
    categories: product ? [product.category] : [],
    discountable: vary.flag(!product?.excludedFromPromotions),
    url: vary.text(product && productUrl(product)),
    imgStr: vary.text(product && pictureUrl(product)),
    dataLayer_obj: isReported ? undefined : dataLayerItem(line, kind),
  };
}

/** Returns the tag manager's entry for a purchase, without amounts if prices are hidden. */
function purchase({ webOrderId, charges, lines }: Order, kind: UserKind): object {
  const amounts = {
    value: charges.total,
    tax: charges.tax === 'Exempt' ? 0 : charges.tax,
    shipping: charges.freight,
  };
  return {
    event: 'purchase',
    ecommerce: {
      transaction_id: webOrderId,
      currency: 'USD',
      ...(!kind.pricesHidden && amounts),
      items: lines.map((line) => dataLayerItem(line, kind)),
    },
  };
}

function dataLayerItem({ itemNumber, name, quantity, unit }: OrderLine, kind: UserKind): object {
  const price = kind.pricesHidden ? undefined : unit;
  return { item_id: itemNumber, item_name: name, quantity, price };
}
