/**
 * Checks the arguments that a script of the page passes to `cbWidgets.cart`. Wrong calls are reported on the console.
 */
import type { ItemWithQuantity } from '../../domain/cart/quantities-by-item.ts';
import { isValidItemNumber, normalizeItemNumber } from '../../domain/item-number.ts';
import { writeJson } from '../../domain/json.ts';
import { parseOrderQuantity } from '../../domain/order-quantity.ts';
import { parseLineQuantity } from '../../domain/quantity.ts';
import { report } from '../../page/report.ts';
import type { RefusedItem } from './cart-access.ts';
import { messages } from './cart-action-texts.ts';

/** An item to add, in the shop's spelling. */
export interface ItemToAdd extends ItemWithQuantity {
  /** The same in the page's spelling, for the outcome. */
  given: ItemWithQuantity;
}

/**
 * Reads the list of items that a page wants to add.
 * @returns the valid items, and the others with the reason
 */
export function readItems(given: unknown): { items: ItemToAdd[]; refused: RefusedItem[] } {
  const items: ItemToAdd[] = [];
  const refused: RefusedItem[] = [];
  if (!Array.isArray(given)) {
    reportCall('add', 'a list of {itemNumber, quantity}', given);
    return { items, refused };
  }
  for (const one of given) {
    const { itemNumber, quantity } = Object(one) as Partial<ItemWithQuantity>;
    const item = { itemNumber: String(itemNumber), quantity: Number(quantity) };
    const isNumber = isValidItemNumber(item.itemNumber);
    if (isNumber && parseOrderQuantity(String(quantity))) {
      items.push({ ...item, itemNumber: normalizeItemNumber(item.itemNumber), given: item });
      continue;
    }
    reportCall('add', 'itemNumber of six letters and digits or more, quantity 1 to 999', one);
    const reason = isNumber ? messages.cartQuantityWrong : messages.cartItemNumberWrong;
    refused.push({ ...item, reason });
  }
  return { items, refused };
}

/** Reads the arguments of `setQuantity`. @returns the quantity, 0 to 999; null if an argument is wrong */
export function readQuantity(lineId: unknown, quantity: unknown): number | null {
  const number = parseLineQuantity(String(quantity));
  if (lineId && typeof lineId === 'string' && number !== null) return number;
  reportCall('setQuantity', 'the id of a line, then 0 to 999', [lineId, quantity]);
  return null;
}

function reportCall(name: string, expected: string, found: unknown): void {
  report('bad-call', `cbWidgets.cart.${name}: expected ${expected}, found ${writeJson(found)}.`);
}
