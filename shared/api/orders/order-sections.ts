/** The items of an order by section, shared by the reads of a whole order and of its items alone. */
import type { Infer } from 'superstruct';
import type { Result } from '../../domain/failure.ts';
import type { OrderedItem } from '../../domain/orders/order.ts';
import type { OrderSection } from '../../domain/orders/order-detail.ts';
import { coerce, coercer, identifier, isAbsent, text } from '../transport/coercers.ts';
import { parseJson } from '../transport/envelope.ts';
import { fields } from '../transport/fields.ts';
import { get, type ReadOptions } from '../transport/http.ts';
import { itemGroups, toItemGroups } from './order-items.ts';

/** The item groups by section, in the order in which they are shown [wire Order sections]. */
const SECTIONS = {
  special: ['specialLivingMaterialItems', 'dropShipItems'],
  living: ['livingMaterialItems', 'backOrderLivingMaterialItems'],
  inStock: [
    'nonLiveMaterialItems',
    'groundOnlyItems',
    'softGoodsItems',
    'SoftGoodDisplayItems',
    'rtsProductsItems',
  ],
} as const;

const GROUPS = Object.values(SECTIONS).flat();

const ItemsReply = fields(itemGroups(GROUPS));

/** `productDetails`. Not a `group`, which would turn an order with unreadable items into one without items. */
export const orderedItems = coercer((value, reading) => {
  const given = typeof value === 'string' ? (parseJson(value) ?? value) : value;
  const isNone = isAbsent(given) || (Array.isArray(given) && given.length === 0);
  return isNone ? undefined : coerce(given, ItemsReply, reading);
});

/** The items of an order in their sections. */
export interface OrderSections {
  sections: Record<OrderSection, OrderedItem[]>;
  /** Items the server sent that could not be read. */
  unreadableItems: number;
}

/** Gives each item its section and its key. */
export function toSections(reply: Infer<typeof orderedItems>): OrderSections {
  const { groups, unreadableItems } = toItemGroups(GROUPS, reply);
  const itemsOf = (names: readonly (typeof GROUPS)[number][]) => names.flatMap((name) => groups[name]);
  const sections = {
    special: itemsOf(SECTIONS.special),
    living: itemsOf(SECTIONS.living),
    inStock: itemsOf(SECTIONS.inStock),
  };
  return { sections, unreadableItems };
}

const OrderedItemsReply = fields({
  webOrderId: identifier,
  orderState: text,
  productDetails: orderedItems,
});

/**
 * Reads only the state and the items of a customer's order, and drops addresses and payment here: GET
 * `order/order-detail/{orderId}/{userId}` [2 §7 Order].
 */
export function readOrderedItems(
  parts: { orderId: string; userId: string },
  options?: ReadOptions,
): Promise<Result<OrderSections & { state?: string }>> {
  const path = 'order/order-detail/{orderId}/{userId}';
  return get(path, OrderedItemsReply, toOrderedItems, { ...options, parts });
}

/** @throws if the reply contains no order */
function toOrderedItems({ webOrderId, orderState, productDetails }: Infer<typeof OrderedItemsReply>) {
  if (!webOrderId && !productDetails) throw new Error('webOrderId');
  return { state: orderState, ...toSections(productDetails) };
}
