/**
 * The items that a run is adding. The cart may be shown in the middle of it, as after a change of a line, and what the run
 * has added is no news to the shopper then.
 */
import type { WantedQuantities } from '../../domain/cart/wanted-quantities.ts';

let items: Record<string, 'any'> = {};

/** Notes that a run adds pieces of an item. */
export function noteAddition(itemNumber: string): void {
  items[itemNumber] = 'any';
}

/** The run is over, and the cart has been shown. */
export function forgetAdditions(): void {
  items = {};
}

/** What the shopper wants by the run that is under way; any quantity, since rows are on their way. */
export function wantedAdditions(): WantedQuantities {
  return { items };
}
