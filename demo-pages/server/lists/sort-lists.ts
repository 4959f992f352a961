import { priceLine } from '../cart/line-price.ts';
import { productOf } from '../catalogue/catalogue.ts';
import type { UserKind } from '../user-kinds.ts';
import { listTotal } from './list-rows.ts';
import type { ListItem, ShoppingList } from './shopping-list.ts';

type Worth = string | number;

/** The sort keys of lists, by the names of the wire contract. */
const OF_LIST: Record<string, (list: ShoppingList, kind: UserKind) => Worth> = {
  eventName: ({ name }) => name,
  creationDate: ({ createdOn }) => createdOn,
  quantity: ({ items }) => items.length,
  total: ({ items }, kind) => listTotal(items, kind).total,
};

/** The sort keys of items. */
const OF_ITEM: Record<string, (item: ListItem, kind: UserKind) => Worth> = {
  displayName: ({ itemNumber }) => productOf(itemNumber).name,
  catalogRefId: ({ itemNumber }) => itemNumber,
  quantityDesired: ({ quantity }) => quantity,
  price: ({ itemNumber }, kind) =>
    productOf(itemNumber).priceOnRequest ? 0 : priceLine({ id: '', itemNumber, quantity: 1 }, kind).unit,
};

/** Patterns for the path parameters that name a sort key. */
export const LIST_KEYS = Object.keys(OF_LIST).join('|');
export const ITEM_KEYS = Object.keys(OF_ITEM).join('|');

/** A requested sort: a key of the contract, and `'true'` for ascending. */
export interface SortOrder {
  field?: string;
  ascending?: string;
}

/** Returns the lists sorted. The sort is stable. */
export function sortLists(
  lists: readonly ShoppingList[],
  { field = '', ascending }: SortOrder,
  kind: UserKind,
): ShoppingList[] {
  return sorted(lists, (list) => OF_LIST[field]?.(list, kind) ?? '', ascending !== 'false');
}

/** Returns the items of a list sorted. */
export function sortItems(
  items: readonly ListItem[],
  { field = '', ascending }: SortOrder,
  kind: UserKind,
): ListItem[] {
  return sorted(items, (item) => OF_ITEM[field]?.(item, kind) ?? '', ascending !== 'false');
}

function sorted<Row>(rows: readonly Row[], worthOf: (row: Row) => Worth, ascending: boolean): Row[] {
  const direction = ascending ? 1 : -1;
  return rows
    .map((row) => ({ row, worth: worthOf(row) }))
    .sort((one, other) => direction * compare(one.worth, other.worth))
    .map(({ row }) => row);
}

const COLLATOR = new Intl.Collator('en-US', { numeric: true });

function compare(one: Worth, other: Worth): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return COLLATOR.compare(String(one), String(other));
}
