import { defineMessages } from '../../shared/page/messages.ts';

/** The texts of the widget; a page overrides them as `config.messages['friend-lists']`. */
export const messages = defineMessages('friend-lists', {
  myAccount: 'My Account',
  myLists: 'Shopping Lists',
  title: "{owner}'s Lists",
  titleUnknown: 'Public Lists',

  searchLabel: 'Search these lists',
  searchPlaceholder: 'List Name, Product Name, or Item #',
  search: 'Search',
  foundOne: '1 list found.',
  foundMany: '{count} lists found.',
  foundNone: 'No list found for “{text}”.',
  showAll: 'Show all lists',
  noLists: 'There are no public lists here yet.',

  caption: 'Public lists',
  name: 'Name/description',
  createdOn: 'Created on',
  items: '# Items',
  total: 'Total',
  retailPrice: 'Retail price',
  actions: 'Actions',
  copy: 'Copy',
  copyOf: 'Copy {name}',
  addToCart: 'Add to Cart',
  addToCartOf: 'Add to Cart: {name}',

  what: 'These lists',
  noCustomer: 'There are no lists at this address. Please check the link that you were given.',
  whatSorted: 'The order you asked for',
  whatFound: 'What you searched for',
  unreadableOne: 'One list could not be shown.',
  unreadableMany: '{count} lists could not be shown.',
});
