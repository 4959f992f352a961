/**
 * Restricted items that another page sends the shopper to review in the cart [1 §4 Review]: as what the server names them by,
 * their line or their item number.
 */
import { leaveForNextPage, takeFromPageBefore } from './next-page.ts';

const KEY = 'cb:review';

/** An item to review. */
export interface ReviewedItem {
  lineId?: string;
  itemNumber?: string;
}

/** Sends items to the cart page. Call it just before the page is left. */
export function sendReview(items: readonly ReviewedItem[]): void {
  leaveForNextPage(KEY, { items: items.map(({ lineId, itemNumber }) => ({ lineId, itemNumber })) });
}

/** Takes what the page before has sent; undefined if it has sent nothing. It is there once. */
export function takeReview(): Record<string, unknown> | undefined {
  return takeFromPageBefore(KEY);
}
