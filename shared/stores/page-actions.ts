/** The changes that a script of the page, rather than the shopper, is making to the cart. */
import { normalizeItemNumber } from '../domain/item-number.ts';

/** The items being changed. An item is in the list once for each change. */
const changing: string[] = [];

/** Makes a change of these items, which `isByPage` attributes to a script of the page until its end. */
export async function asPage<Value>(
  itemNumbers: readonly string[],
  change: () => Promise<Value>,
): Promise<Value> {
  const items = itemNumbers.map(normalizeItemNumber);
  changing.push(...items);
  try {
    return await change();
  } finally {
    for (const item of items) changing.splice(changing.indexOf(item), 1);
  }
}

/** Whether a script of the page is changing all of these items. */
export function isByPage(itemNumbers: readonly string[]): boolean {
  return itemNumbers.every((item) => changing.includes(item));
}
