/** The changes that a script of the page, rather than the shopper, is making to the cart. */
import { normalizeItemNumber } from '../domain/item-number.ts';

/** The items being changed. An item is in the list once for each change. */
const changing: string[] = [];

/** Makes a change to these items, which `itemsChangedByPage` returns until it has ended. */
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

/** The items that a script of the page is changing now, as `normalizeItemNumber` returns them. */
export function itemsChangedByPage(): readonly string[] {
  return [...changing];
}
