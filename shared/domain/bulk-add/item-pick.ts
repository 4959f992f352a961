/** Choosing items of an order or a list, and their quantities, to add to the cart. */
import type { CartQuantities } from '../cart/cart-quantities.ts';
import { normalizeItemNumber } from '../item-number.ts';
import type { ListItem } from '../lists/shopping-list.ts';
import { parseOrderQuantity } from '../order-quantity.ts';
import type { OrderedItem } from '../orders/order.ts';
import { MAX_QUANTITY } from '../quantity.ts';
import type { BulkRow } from './bulk-run.ts';

/** An item that is offered. */
export interface PickItem {
  /** Identifies the row, even if an item occurs twice. */
  key: string;
  /** As returned by `normalizeItemNumber`. Empty if the server sent none: the item then can't be added. */
  itemNumber: string;
  name: string;
  /** The quantity in the order or list; absent if unknown. */
  wanted?: number;
}

/** The shopper's choice so far. */
export interface ItemPicks {
  /** Keys of the ticked rows. */
  ticked: readonly string[];
  /** The text of the quantity fields that were changed, by key. */
  texts: Readonly<Record<string, string>>;
  /** Keys of the rows whose field has no valid quantity, once that was reported. */
  wrong: readonly string[];
}

/** A row of the table in which items are chosen. */
export interface PickRow extends PickItem {
  ticked: boolean;
  /** The text of the quantity field. */
  text: string;
  wrong: boolean;
  /** Pieces of the item in the cart; absent while unknown. */
  inCart?: number;
}

/** The items of an order. */
export function orderPicks(items: readonly OrderedItem[]): PickItem[] {
  return items.map(({ key, itemNumber, description, quantity }) =>
    pickItem(key, itemNumber, description, quantity),
  );
}

/** The items of a list, identified by product, which is the item number that shoppers know. */
export function listPicks(items: readonly ListItem[]): PickItem[] {
  return items.map(({ key, productId, name, quantity }) => pickItem(key, productId, name, quantity));
}

function pickItem(key: string, number: string, name: string | undefined, wanted?: number): PickItem {
  const itemNumber = normalizeItemNumber(number);
  return { key, itemNumber, name: name ?? itemNumber, wanted };
}

/** The initial text of the quantity field: the quantity that was ordered or is needed, within 1 to 999. */
export function firstQuantity({ wanted = 1 }: PickItem): string {
  return `${Math.min(Math.max(wanted, 1), MAX_QUANTITY)}`;
}

/**
 * Returns the rows to show. An item without a number is never ticked.
 * @param quantities the contents of the cart; null while unknown
 */
export function pickRows(
  items: readonly PickItem[],
  { ticked, texts, wrong }: ItemPicks,
  quantities: CartQuantities | null,
): PickRow[] {
  const isTicked = new Set(ticked);
  return items.map((item) => ({
    ...item,
    ticked: item.itemNumber !== '' && isTicked.has(item.key),
    text: texts[item.key] ?? firstQuantity(item),
    wrong: wrong.includes(item.key),
    inCart: quantities ? (quantities[item.itemNumber] ?? 0) : undefined,
  }));
}

/** Returns the items and quantities of the ticked rows, and the keys of those without a quantity from 1 to 999. */
export function readPicks(rows: readonly PickRow[]): { asked: BulkRow[]; wrong: string[] } {
  const asked: BulkRow[] = [];
  const wrong: string[] = [];
  for (const { key, itemNumber, ticked, text } of rows) {
    if (!ticked) continue;
    const quantity = parseOrderQuantity(text);
    if (quantity) asked.push({ key, itemNumber, quantity });
    else wrong.push(key);
  }
  return { asked, wrong };
}
