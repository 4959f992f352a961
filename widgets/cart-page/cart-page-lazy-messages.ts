import { defineMessages } from '../../shared/page/messages.ts';

/** The texts of the lazy part (`cart-page-lazy.ts`); overridden as those of `cart-page-messages.ts`. */
export const lazyMessages = defineMessages('cart-page', {
  loadFailed:
    'The operation could not be completed. We apologize for the inconvenience. Please create a new cart or contact customer service for assistance.',
  customerService: 'Customer service: {phone}',
  tryAgain: 'Try again',
  outOfDate: 'This cart may be out of date.',
  unreadable: '{count} of your items could not be shown. Reload the page before you go on, or call us.',
  oneUnreadable: 'One of your items could not be shown. Reload the page before you go on, or call us.',

  removeAllTitle: 'Remove all items?',
  removeAllQuestion: 'This takes all {count} items out of your cart. You can undo it afterwards.',
  removeAllConfirm: 'Remove all',
  removeAllCancel: 'Keep my items',

  close: 'Close',

  quantityInvalid: 'Enter a whole number from 1 to 999. Your cart still has {quantity}.',
  removePrompt: 'Remove this item?',
  failed: '{wanted} was not saved. Your cart still has {quantity}.',
  refused: 'This change is not possible. Your cart still has {quantity}.',
  unknown: 'We could not find out whether {wanted} was saved.',
  retry: 'Retry',

  keep: 'Keep {quantity}',
  removed: '{name} removed.',
  removedAll: '{name} and {count} more removed.',
  undo: 'Undo',
  undoItem: 'Undo removing {name}',
  removeFailed: '{name} could not be removed. Please try again.',
  undoFailed: '{name} could not be put back. Please try again.',
  undone: '{name} is in your cart again.',
  clearFailed: 'Your items could not be removed. Please try again.',
  noReplacement: '{name} was removed. Its replacement cannot be shown now.',

  signInAgain: 'Sign in',

  unsaved: 'Some quantities are not saved yet. Please check the marked items, then try again.',
  notOrderable:
    'Some of your items cannot be ordered for this address or account. Please call customer service.',
  removalUncertain: 'We could not go on to the next step. Please check your cart, then try again.',
  cartEmptied: 'None of your items can be ordered any more, so your cart is empty now.',
  sessionEnded: 'Your session has ended. Sign in again to go on; what you see here is kept.',
  sendRefused:
    'Your cart was not sent, since this shop may not send it to the address of {client}. Please call customer service.',
  sendIncomplete:
    'Your cart was not sent, since some of its items could not be prepared for {client}. Please try again or call customer service.',
  sendFailed: 'Your cart could not be sent to {client}. It is unchanged. Please try again.',
  exitUnavailable: 'There is no page to go back to. You can close this window.',
});
