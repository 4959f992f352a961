import { findProduct, pictureUrl, productUrl } from '../catalogue/catalogue.ts';
import type { UserKind } from '../user-kinds.ts';
import type { Variation } from '../wire/variation.ts';
import type { Order, OrderLine } from './order.ts';

/** One row of `order_Items`, with its entry for the tag manager while the order is not reported yet. */
export function purchasedItem(line: OrderLine, kind: UserKind, isReported: boolean, vary: Variation): object {
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

/** What the tag manager is told of a purchase; without amounts where prices are hidden. */
export function purchase({ webOrderId, charges, lines }: Order, kind: UserKind): object {
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
