import { defineMessages } from '../../shared/page/messages.ts';

/** The texts of the lazy part (`order-history-lazy.ts`); overridden as those of `order-history-messages.ts`. */
export const lazyMessages = defineMessages('order-history', {
  oneUnreadable: 'One order on this page could not be shown.',
  unreadable: '{count} orders on this page could not be shown.',

  completeTitle: 'Complete Order History',
  completeText:
    'See all orders of your organization, placed online and offline, with its invoices, payments and vouchers.',
  completePayment: 'Contact customer service to enable online invoice payment.',
  completePhone: 'Customer service: {phone}',
  completeLink: 'View complete order history',
});
