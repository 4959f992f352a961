import type { Struct } from 'superstruct';
import type { OrderItem } from '../domain/order.ts';
import { coerce, coercer, identifier, text, wholeNumber } from './coercers.ts';
import { date } from './dates.ts';
import type { Rows } from './fields.ts';
import { looseList } from './loose-list.ts';
import { money } from './money.ts';
import { isRecord } from './server-messages.ts';

/** An item that has no key yet: keys are given once the groups stand together. */
type Item = Omit<OrderItem, 'key'>;

/** The groups of an order by their names, each a list or absent, as its struct reads them. */
export type GroupedReply<Group extends string> = { [Name in Group]: Rows<Item> | undefined };

/** The groups of an order with their items; a group that the server left out is empty. */
export interface ItemGroups<Group extends string> {
  groups: Record<Group, OrderItem[]>;
  /** Items the server sent that could not be read. */
  unreadableItems: number;
}

/**
 * The structs of item groups, to be spread into `fields`. The one reader for both forms of an item: plain
 * names, and those with the group's kind at their end (wire contract, "Orders").
 */
/* @__NO_SIDE_EFFECTS__ */
export function itemGroups<Group extends string>(
  names: readonly Group[],
): { [Name in Group]: Struct<Rows<Item> | undefined, null> } {
  const structs = names.map((name) => [name, looseList(orderItem(kindOf(name)))]);
  return Object.fromEntries(structs);
}

/** Gives each item its key, and counts what could not be read in any group. */
export function toItemGroups<Group extends string>(
  names: readonly Group[],
  reply: Partial<GroupedReply<Group>> | undefined,
): ItemGroups<Group> {
  const groups = names.map((name) => {
    const rows = reply?.[name]?.rows ?? [];
    return [name, rows.map((item, index) => ({ ...item, key: `${name}-${index}` }))];
  });
  const unreadableItems = names.reduce((sum, name) => sum + (reply?.[name]?.unreadable ?? 0), 0);
  return { groups: Object.fromEntries(groups), unreadableItems };
}

/** `livingMaterialItems` → `LivingMaterial`. */
function kindOf(group: string): string {
  const name = group.replace(/Items$/, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function orderItem(kind: string): Struct<Item, null> {
  return coercer<Item>((row) => {
    if (!isRecord(row)) return null;
    const read = <Value>(struct: Struct<Value, null>, ...names: string[]) =>
      names
        .flatMap((name) => [row[name + kind], row[name]])
        .map((value) => coerce(value, struct))
        .find((value) => value != null) ?? undefined;
    const itemNumber = read(identifier, 'itemNumber');
    if (!itemNumber) return null;
    return {
      itemNumber,
      description: read(text, 'description', 'productDesc'),
      quantity: read(wholeNumber, 'quantity'),
      price: read(money, 'price'),
      itemTotal: read(money, 'itemTotal'),
      amountTotal: read(money, 'amountTotal'),
      yourPrice: read(money, 'yourPrice'),
      basePrice: read(money, 'basePrice'),
      deliveryDate: read(date, 'deliveryDate'),
      shippingMethod: read(text, 'shippingMethod'),
      imageUrl: read(text, 'imagePath'),
      arrivalStart: read(date, 'arrivalStartDate'),
      arrivalEnd: read(date, 'arrivalEndDate'),
      backOrderText: read(text, 'backOrderText'),
    };
  }) as Struct<Item, null>;
}
