import { defineMessages } from '../../shared/page/messages.ts';

/** The texts that the history begins with; a page overrides them as `config.messages['order-history']`. */
export const messages = defineMessages('order-history', {
  account: 'My Account',
  here: 'Order History',
  title: 'Online Order History',
  what: 'Your orders',
  oneOrder: '1 order',
  orders: '{total} orders',
  range: 'Orders {first}–{last} of {total}',
  openRange: 'Orders {first}–{last}',
  perPage: 'Orders per page',
  pages: 'Pages of your orders',

  number: 'Order #',
  date: 'Date',
  total: 'Total',
  status: 'Status',
  quantity: '# Items',
  actions: 'Actions',
  reorder: 'Reorder',
  adding: 'Adding…',
  reorderOf: 'Reorder order {number}',
  viewDetails: 'View Details',
  viewDetailsOf: 'View Details of order {number}',
  reorderWaits: 'Another order is being added to your cart.',

  empty: 'You have no online orders yet.',
  shop: 'Start shopping',
});
