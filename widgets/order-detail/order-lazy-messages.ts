import { defineMessages } from '../../shared/page/messages.ts';

/** The texts of what is done with an order; overridden as those of `order-detail-messages.ts`. */
export const lazyMessages = defineMessages('order-detail', {
  signIn: 'Sign in',

  checkoutUnsettled: 'Your cart has items that cannot be checked out from here. Please look at your cart.',
  checkoutNotOrderable:
    'Some of your items cannot be ordered for this address or account. Please call customer service.',
  checkoutEmptied: 'None of your items can be ordered any more, so your cart is empty now.',
  checkoutFailed: 'We could not go on to the next step. Please look at your cart, then try again.',

  orderSubmitted: 'This order is submitted.',
  submitFailed: 'This order was not submitted. Please try again.',
  submitUnsure:
    'We could not find out whether this order was submitted. What you see is its state as far as we know.',

  yourLists: 'Your lists',
  addedToList: 'Added to {name}',
  viewLists: 'View your lists',
  listFailed: 'The items could not be added to {name}. Please try again.',
  listUnsure:
    'We could not find out whether the items were added to {name}. Please look at the list before you try again.',
  listUnmade: 'The list {name} could not be made. Please try again.',
  listUnmadeUnsure:
    'We could not find out whether the list {name} was made. Please look at your lists first.',
  listUnfilled: 'The list {name} is there, but the items could not be put into it. Please try again.',
});
