import { defineMessages } from '../../shared/page/messages.ts';

/** The widget's texts; a page overrides them as `config.messages['account-sidebar']`. */
export const messages = defineMessages('account-sidebar', {
  title: 'My Account',
  profile: 'My Profile',
  organization: 'My Organization',
  lists: 'Shopping Lists',
  orders: 'Order History',
});
