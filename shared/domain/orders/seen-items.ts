/** Items that a shopper has had on orders and lists, which quick order suggests again. */
import { normalizeItemNumber } from '../item-number.ts';
import { matchesSearch } from '../search-words.ts';

/** An item of an order or a list, with only the facts that a suggestion shows: never a price. */
export interface SeenItem {
  itemNumber: string;
  name?: string;
  /** The pieces on the order or list. */
  quantity?: number;
}

/** The most items that are kept. */
export const MOST_SEEN_ITEMS = 500;

/** Enough of a name to recognize the item. */
const LONGEST_NAME = 100;

/** How many suggestions are shown, so that all of them are in view. */
const MOST_SUGGESTIONS = 8;

/**
 * Texts shorter than this occur in too many names and numbers, so they are matched only at the beginning of numbers.
 */
const SHORTEST_INSIDE = 2;

/**
 * Puts newly read items before the known ones.
 * @param read an item on several lines is one item, with the sum of their quantities
 * @param fromList whether they are from a list. An order says more than a list, so a known quantity stays.
 * @returns each item once, the latest first, at most `MOST_SEEN_ITEMS`
 */
export function mergeSeenItems(
  read: readonly SeenItem[],
  known: readonly SeenItem[],
  fromList: boolean,
): SeenItem[] {
  const before = new Map(known.map((item) => [item.itemNumber, item]));
  const merged = new Map<string, SeenItem>();
  for (const { itemNumber: number, name, quantity } of read) {
    const itemNumber = normalizeItemNumber(number);
    const same = merged.get(itemNumber);
    merged.set(itemNumber, {
      itemNumber,
      name: (name ?? same?.name)?.slice(0, LONGEST_NAME),
      quantity: quantity === undefined ? same?.quantity : quantity + (same?.quantity ?? 0),
    });
  }
  for (const [itemNumber, item] of merged) {
    const { name, quantity } = before.get(itemNumber) ?? {};
    item.name ??= name;
    item.quantity = fromList ? (quantity ?? item.quantity) : (item.quantity ?? quantity);
  }
  const others = known.filter(({ itemNumber }) => !merged.has(itemNumber));
  return [...merged.values(), ...others].slice(0, MOST_SEEN_ITEMS);
}

/**
 * Returns the items that a text may mean: first those whose number begins with it, then those with its words in their
 * number or name, the latest first in each. Without a text, the latest items.
 */
export function suggestItems(seen: readonly SeenItem[], typed: string): SeenItem[] {
  const text = normalizeItemNumber(typed);
  const isStart = ({ itemNumber }: SeenItem) => itemNumber.startsWith(text);
  const isInside = (item: SeenItem) => !isStart(item) && matchesSearch(text, [item.itemNumber, item.name]);
  const inside = text.length < SHORTEST_INSIDE ? [] : seen.filter(isInside);
  return [...seen.filter(isStart), ...inside].slice(0, MOST_SUGGESTIONS);
}
