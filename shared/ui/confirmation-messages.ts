import { defineMessages } from '../page/messages.ts';

/** Words that confirmations have in common; a page overrides them as `config.messages.ui`. */
export const confirmationMessages = defineMessages('ui', {
  continueShopping: 'Continue Shopping',
  myAccount: 'My Account',
  contactUs: 'Contact us',
});
