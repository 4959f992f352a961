import { wording } from '../../shared/page/wording.ts';

/** The widget's texts; a page overrides them as `config.messages['account-sidebar']`. */
export const words = wording('account-sidebar', {
  title: 'My Account',
  profile: 'My Profile',
  organization: 'My Organization',
  lists: 'Shopping Lists',
  orders: 'Order History',
});
