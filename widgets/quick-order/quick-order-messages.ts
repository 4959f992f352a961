import { defineMessages } from '../../shared/page/messages.ts';

/** The form's texts; a page overrides them as `config.messages['quick-order']`. */
export const messages = defineMessages('quick-order', {
  heading: 'Quick Order',
  hint: 'Type an item number and a quantity up to 999; Enter moves on and adds.',
  hintRows: 'One item a row, up to 999 each. Enter moves on, and in an empty row adds all.',
  itemNumber: 'Item number',
  quantity: 'Quantity',
  row: 'Row {row}',
  add: 'Add to Cart',
  adding: 'Adding…',
  more: 'Paste or choose a file…',
  invalid: 'Enter valid item or qty',
  missing: 'Nothing was added: a part of this page could not be loaded. What you typed is kept.',
  offline: 'You are offline, so nothing was added. What you typed is kept.',
  tryAgain: 'Try again',
  signIn: 'Sign in',
});
