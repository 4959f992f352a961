import type { ItemWithQuantity } from '../domain/cart/quantities-by-item.ts';

/** The additions that this page has made. */
const made = new Set<string>();

/** Records an addition that succeeded. @returns whether this page has made the same one before */
export function isMadeAgain({ itemNumber, quantity }: ItemWithQuantity): boolean {
  const addition = `${itemNumber}:${quantity}`;
  const isKnown = made.has(addition);
  made.add(addition);
  return isKnown;
}
