import { defineMessages } from '../../shared/page/messages.ts';

/** The widget's texts; a page overrides them as `config.messages['site-header']`. */
export const messages = defineMessages('site-header', {
  help: 'Help',
  contact: 'Contact Us',
  account: 'Account',
  voucher: 'Redeem Voucher',
  quote: 'Request a Quote',
  myAccount: 'My Account',
  signIn: 'Sign In',
  welcome: 'Welcome, {name}',
  welcomeUnnamed: 'Welcome',
  logOut: 'Logout',
  logOutFailed: 'You could not be signed out. Please try again.',
  logOutOffline: 'You are offline, so you could not be signed out.',
  home: 'Home',
  search: 'Search',
  searchHint: 'Search by Keyword or item #',
  cart: 'Cart',
  departments: 'Departments',
  menu: 'Menu',
  more: 'More of {name}',
});
