import { wording } from '../page/wording.ts';

/** Words that confirmations have in common; a page overrides them as `config.messages.ui`. */
export const confirmationWords = wording('ui', {
  continueShopping: 'Continue Shopping',
  myAccount: 'My Account',
  contactUs: 'Contact us',
});
