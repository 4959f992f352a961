/**
 * A cart in the fragment of an address: `#cb-items=151261:2,721002:1`. It has item numbers and quantities, but no
 * prices and no personal data. Browsers never send a fragment, so no server sees its content [files Cart link].
 */
import { type ItemWithQuantity, quantitiesByItem } from '../cart/quantities-by-item.ts';
import { isValidItemNumber, normalizeItemNumber } from '../item-number.ts';
import { parseOrderQuantity } from '../order-quantity.ts';
import { MAX_QUANTITY } from '../quantity.ts';
import { CART_LINK_START, isCartLink } from './cart-link-mark.ts';

/** How many different items a link can have. */
export const CART_LINK_LIMIT = 100;

/** Longer than any link that is written here, even with every character percent-encoded. */
const MAX_LENGTH = 20_000;

/** Why the items of a link aren't shown: it is unreadable, has a quantity out of range, or has too many items. */
export type CartLinkProblem = 'unreadable' | 'quantity' | 'many';

/** The content of a link: each item once, with all of its pieces. */
export type CartLinkReading = { items: ItemWithQuantity[] } | { problem: CartLinkProblem };

/**
 * Returns the items that fit into a link, each once. Invalid item numbers, and more pieces than a line can have, are
 * left out.
 */
export function linkableItems(
  lines: readonly { itemNumber: string; quantity?: number }[],
): ItemWithQuantity[] {
  return quantitiesByItem(
    lines.map((line) => ({ ...line, itemNumber: normalizeItemNumber(line.itemNumber) })),
  )
    .filter(({ itemNumber, quantity }) => isValidItemNumber(itemNumber) && quantity <= MAX_QUANTITY)
    .filter(({ quantity }) => Number.isInteger(quantity));
}

/** Writes items as a fragment. @param items from `linkableItems`, at most `CART_LINK_LIMIT` */
export function formatCartLink(items: readonly ItemWithQuantity[]): string {
  return CART_LINK_START + items.map(({ itemNumber, quantity }) => `${itemNumber}:${quantity}`).join(',');
}

/** Reads a fragment that anybody may have written. Duplicate items are added up [files Hostile links]. */
export function parseCartLink(fragment: string): CartLinkReading {
  const text = isCartLink(fragment) && fragment.length <= MAX_LENGTH ? decoded(fragment) : null;
  if (!text) return { problem: 'unreadable' };
  const parts = text.split(',').map((part) => part.split(':'));
  const isShaped = parts.every(
    (part) => part.length === 2 && isValidItemNumber(part[0] ?? '') && /^\d+$/.test(part[1] ?? ''),
  );
  if (!isShaped) return { problem: 'unreadable' };
  if (parts.some(([, quantity = '']) => parseOrderQuantity(quantity) === null))
    return { problem: 'quantity' };
  const items = quantitiesByItem(
    parts.map(([itemNumber = '', quantity]) => ({
      itemNumber: normalizeItemNumber(itemNumber),
      quantity: Number(quantity),
    })),
  );
  if (items.length > CART_LINK_LIMIT) return { problem: 'many' };
  return items.some(({ quantity }) => quantity > MAX_QUANTITY) ? { problem: 'quantity' } : { items };
}

/** Mail programs may have encoded colons and commas. */
function decoded(fragment: string): string | null {
  try {
    return decodeURIComponent(fragment.slice(CART_LINK_START.length));
  } catch {
    return null;
  }
}
