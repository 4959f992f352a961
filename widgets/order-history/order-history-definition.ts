import { describeWidget } from '../../shared/embed/widget-definition.ts';

/** What a page may say of `order-history`. */
export const orderHistoryDefinition = describeWidget({
  name: 'order-history',
  description: "The orders of the shopper's account, to look at and to order again.",
  load: 'eager',
  attributes: {},
  firstReads: [{ path: 'order/order-history-list', unlessQuery: 'sort=' }],
  events: ['cb:navigate'],
});
