import { defineMessages } from '../../shared/page/messages.ts';

/** The form's texts; a page overrides them as `config.messages['quick-order']`. */
export const messages = defineMessages('quick-order', {
  heading: 'Quick Order',
  hint: 'Type an item number and a quantity up to 999. Press Enter to move on and add.',
  hintRows: 'One item per row, up to 999 each. Press Enter to move on, and in an empty row to add all.',
  itemNumber: 'Item number',
  quantity: 'Quantity',
  row: 'Row {row}',
  add: 'Add to Cart',
  adding: 'Adding…',
  more: 'Paste or choose a file…',
  invalid: 'Enter valid item or qty',
  missing: 'Part of this page didn’t load, so nothing was added. We’ve kept what you typed.',
  offline: 'You’re offline, so nothing was added. We’ve kept what you typed.',
  tryAgain: 'Try again',
  signIn: 'Sign in',
});
