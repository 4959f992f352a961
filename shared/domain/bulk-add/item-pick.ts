/** Choosing which items of an order or a list go into the cart, and how many of each. */
import type { CartQuantities } from '../cart/cart-quantities.ts';
import { normalizeItemNumber } from '../item-number.ts';
import type { ListItem } from '../lists/shopping-list.ts';
import { parseOrderQuantity } from '../order-quantity.ts';
import type { OrderedItem } from '../orders/order.ts';
import { MAX_QUANTITY } from '../quantity.ts';
import type { BulkRow } from './bulk-run.ts';

/** An item that is offered. */
export interface PickItem {
  /** Tells rows apart, also where an item stands twice. */
  key: string;
  /** As `normalizeItemNumber` gives it. Empty where the server has sent none: it then cannot be added. */
  itemNumber: string;
  name: string;
  /** How many were ordered, or stand on the list; absent where nobody knows. */
  wanted?: number;
}

/** What the shopper has chosen so far. */
export interface ItemPicks {
  /** Keys of the ticked rows. */
  ticked: readonly string[];
  /** What stands in the quantity fields that were changed, by key. */
  texts: Readonly<Record<string, string>>;
  /** Keys of the rows whose field holds no quantity, once that was noticed. */
  wrong: readonly string[];
}

/** A row of the table in which items are chosen. */
export interface PickRow extends PickItem {
  ticked: boolean;
  /** What stands in the quantity field. */
  text: string;
  wrong: boolean;
  /** Pieces of the item in the cart; absent while that is not known. */
  inCart?: number;
}

/** The items of an order. */
export function orderPicks(items: readonly OrderedItem[]): PickItem[] {
  return items.map(({ key, itemNumber, description, quantity }) =>
    pickItem(key, itemNumber, description, quantity),
  );
}

/** The items of a list, which go by their product: that is the item number a shopper knows. */
export function listPicks(items: readonly ListItem[]): PickItem[] {
  return items.map(({ key, productId, name, quantity }) => pickItem(key, productId, name, quantity));
}

function pickItem(key: string, number: string, name: string | undefined, wanted?: number): PickItem {
  const itemNumber = normalizeItemNumber(number);
  return { key, itemNumber, name: name ?? itemNumber, wanted };
}

/** What stands in the quantity field at first: as many as were ordered or are needed, within 1 to 999. */
export function firstQuantity({ wanted = 1 }: PickItem): string {
  return `${Math.min(Math.max(wanted, 1), MAX_QUANTITY)}`;
}

/**
 * The rows as they are shown. An item without a number is never ticked.
 * @param quantities what is in the cart; null while that is not known
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

/** What the ticked rows ask for, and the keys of those whose field holds no quantity from 1 to 999. */
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
