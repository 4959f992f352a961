/**
 * Restricted items that another page sends the shopper to review in the cart [1 §4 Review], identified as the
 * server names them: by line or by item number.
 */
import { leaveForNextPage, takeFromPageBefore } from './next-page.ts';
import type { StoredKey } from './stored-data.ts';

const KEY = 'cb:review' satisfies StoredKey;

/** An item to review. */
export interface ReviewedItem {
  lineId?: string;
  itemNumber?: string;
}

/** Sends items to the cart page. Call it just before the page is left. */
export function sendReview(items: readonly ReviewedItem[]): void {
  leaveForNextPage(KEY, { items: items.map(({ lineId, itemNumber }) => ({ lineId, itemNumber })) });
}

/** Takes the items that the previous page sent; undefined if it sent none. They are returned once. */
export function takeReview(): Record<string, unknown> | undefined {
  return takeFromPageBefore(KEY);
}
