import type { CartLine } from '../cart/cart.ts';
import { priceLine } from '../cart/line-price.ts';
import { productOf } from '../catalogue/catalogue.ts';
import type { Product, Stock } from '../catalogue/product.ts';
import type { UserKind } from '../user-kinds.ts';
import type { ItemGroup, OrderLine } from './order.ts';

const DAY = 24 * 60 * 60 * 1000;

/** In UTC, like the shop's clock. */
const NOON = 17;

/** Days from the order to its first and its last possible day of delivery. */
const GROUND_DAYS = [2, 6] as const;
const LIVING_DAYS = [4, 4] as const;

/** Creates an order line from a cart line, with the name, price and days of delivery as of the day of the order. */
export function orderLine(line: CartLine, kind: UserKind, orderedOn: Date): OrderLine {
  const product = productOf(line.itemNumber);
  const group = itemGroupOf(product);
  const { unit, list, total } = priceLine(line, kind);
  return {
    itemNumber: line.itemNumber,
    name: product.name,
    quantity: line.quantity,
    group,
    shipping: product.shipping,
    ...(!product.priceOnRequest && { unit, list, total }),
    ...delivery(product.stock, isLiving(group), orderedOn),
  };
}

function delivery(stock: Stock, living: boolean, orderedOn: Date): Pick<OrderLine, 'arrival' | 'backOrder'> {
  if (stock.state === 'back-order') return { backOrder: `Back ordered: expected to ship on ${stock.until}` };
  const wait = stock.state === 'made-to-order' ? stock.days : 0;
  const [first, last] = living ? LIVING_DAYS : GROUND_DAYS;
  return { arrival: { start: workday(orderedOn, wait + first), end: workday(orderedOn, wait + last) } };
}

/** Returns noon of the first weekday after this many days. */
function workday(from: Date, days: number): Date {
  const date = new Date(new Date(from.getTime() + days * DAY).setUTCHours(NOON, 0, 0, 0));
  const weekend = { 6: 2, 0: 1 }[date.getUTCDay()] ?? 0;
  return new Date(date.getTime() + weekend * DAY);
}

/** Returns the group that fulfills a product, by its kind and shipping. */
function itemGroupOf(product: Product): ItemGroup {
  const { category, shipping, stock } = product;
  if (shipping === 'second-day') return 'livingMaterialItems';
  if (shipping === 'overnight') return livingGroup(product);
  if (shipping === 'truck') return 'dropShipItems';
  if (shipping === 'hazmat-ground') return 'groundOnlyItems';
  if (category === 'books')
    return product.picture.motif === 'chart' ? 'SoftGoodDisplayItems' : 'softGoodsItems';
  return stock.state === 'made-to-order' ? 'rtsProductsItems' : 'nonLiveMaterialItems';
}

/** Animals that some states do not admit, and cultures grown to order, are handled one by one. */
function livingGroup({ stock, maximum, notShippedTo }: Product): ItemGroup {
  if (stock.state === 'back-order') return 'backOrderLivingMaterialItems';
  const isSpecial = maximum || notShippedTo?.includes('CA') || stock.state === 'made-to-order';
  return isSpecial ? 'specialLivingMaterialItems' : 'livingMaterialItems';
}

/** Checks whether a product is alive or perishable and therefore has a delivery day. */
export function isLiving(group: ItemGroup): boolean {
  return /living/i.test(group);
}
