import { defineMessages } from '../../shared/page/messages.ts';

/** The widget's texts; a page overrides them as `config.messages['account-landing']`. */
export const messages = defineMessages('account-landing', {
  title: 'My Account',
  welcome: 'Welcome, {name}.',
  welcomeUnnamed: 'Welcome.',

  profile: 'My Profile',
  profileText: 'Your name, email address and password',
  organization: 'My Organization',
  organizationText: 'Your account number, contract terms and settings',
  lists: 'Shopping Lists',
  listsText: 'Products to order again, to copy or to share',
  orders: 'Order History',
  ordersText: 'Your online orders, to look at and to reorder',
  labLists: 'College Lab Lists',
  labListsText: 'Materials for popular biology labs',

  signedOut: 'You have signed out.',
  signInAgain: 'Sign in',
});
