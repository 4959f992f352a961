import { defineMessages } from '../../shared/page/messages.ts';

/** What is said of an addition; it comes with the code that sends. Overridden as `quick-order-messages.ts`. */
export const sendingMessages = defineMessages('quick-order', {
  addingRow: 'Adding {row} of {rows}…',
  added: 'Added to your cart: {quantity} × {itemNumber}',
  addedRows: 'Added to your cart: {rows} items',
  addedPartly: 'Added to your cart: {added}. Not added: {left}; they are still here.',
  addedNone: 'Nothing was added. What you typed is kept.',
  offline: 'You are offline, so nothing was added. What you typed is kept.',
  network: 'The shop could not be reached. Look at your cart before you try again. What you typed is kept.',
  timeout: 'The shop did not answer in time. Look at your cart before you try again. What you typed is kept.',
  session: 'Your session has ended. Please sign in again. What you typed is kept.',
  conflict: 'Your cart was being changed elsewhere at that moment. What you typed is kept.',
  failed: 'This item could not be added. What you typed is kept.',
});
