import { defineMessages } from '../page/messages.ts';

/** Texts of the dialogs about putting things into the cart; overridden as those of `ui-messages.ts`. */
export const cartDialogMessages = defineMessages('ui', {
  addToCart: 'Add to Cart',
  keepOrReplace: 'Your cart already has items in it. Keep them, or replace them with these?',
  keepItems: 'Keep Existing Items',
  replaceItems: 'Replace Items',
  addedTitle: 'Added to Cart',
  notAddedTitle: 'Not Added to Cart',
  addedHeading: 'Added',
  refusedHeading: 'Could not be added',
  addedNothing: 'Nothing was added to your cart.',
  addedItemNumber: 'Item #{number}',
  addedQuantity: 'Qty: {quantity}',
  viewCart: 'View Cart',
  goToCheckout: 'Checkout',
  continueShopping: 'Continue Shopping',
});
