import { defineMessages } from '../../shared/page/messages.ts';

/** What is said of items that may not be ordered, besides the dialog's own words. */
export const restrictionMessages = defineMessages('cart-page', {
  oneToReview: '1 item is marked in your cart. Remove it to check out.',
  toReview: '{count} items are marked in your cart. Remove them to check out.',
});
