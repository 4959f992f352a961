import { defineMessages } from '../../shared/page/messages.ts';

/** Texts of saving the cart to a list, which come with its code; overridden as those of `cart-page-messages.ts`. */
export const saveCartMessages = defineMessages('cart-page', {
  savedTo: 'Saved to {name}',
  viewLists: 'View your lists',
  listFailed: 'Your cart could not be saved to {name}. Please try again.',
  listUnfilled: 'The list {name} is there, but your items could not be put into it. Please try again.',
  listUnsettled:
    'Some quantities of your cart are not saved yet. Check the marked items, then save the list.',
  listOffline: 'You are offline. Save the list when you are connected again.',
  listSessionEnded: 'Your session has ended, so nothing was saved. Sign in again to save your cart.',
});
