import type { Struct } from 'superstruct';
import type { OrderedItem } from '../../domain/orders/order.ts';
import { sumOf } from '../../domain/sum.ts';
import { money } from '../transport/amounts.ts';
import { coerce, coercer, identifier, text, wholeNumber } from '../transport/coercers.ts';
import { date } from '../transport/dates.ts';
import { isRecord } from '../transport/envelope.ts';
import type { Rows } from '../transport/list.ts';
import { looseList } from '../transport/loose-list.ts';

/** An item without its key, which is unique in all groups. */
type Item = Omit<OrderedItem, 'key'>;

/** The groups of an order by name, each a list or absent, as their struct reads them. */
export type GroupedReply<Group extends string> = { [Name in Group]: Rows<Item> | undefined };

/** The groups of an order with their items; a group that the server omitted is empty. */
export interface ItemGroups<Group extends string> {
  groups: Record<Group, OrderedItem[]>;
  /** Items the server sent that could not be read. */
  unreadableItems: number;
}

/**
 * Returns the structs of item groups, to spread into `fields`. They read both forms of an item: with plain names, and
 * with names that end in the kind of the group [wire Orders].
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
    const living = /livingMaterial/i.test(name);
    return [
      name,
      rows.map((item, index) => ({ ...item, key: `${name}-${index}`, ...(living && { living }) })),
    ];
  });
  const unreadableItems = sumOf(names, (name) => reply?.[name]?.unreadable ?? 0);
  return { groups: Object.fromEntries(groups), unreadableItems };
}

/** `livingMaterialItems` → `LivingMaterial`. */
function kindOf(group: string): string {
  const name = group.replace(/Items$/, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function orderItem(kind: string): Struct<Item, null> {
  return coercer<Item>((row, reading) => {
    if (!isRecord(row)) return null;
    const read = <Value>(struct: Struct<Value, null>, ...names: string[]) =>
      names
        .flatMap((name) => [row[name + kind], row[name]])
        .map((value) => coerce(value, struct, reading))
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
