import { describeWidget } from '../../shared/embed/widget-definition.ts';

/** What a page may say of `order-confirmation`. */
export const orderConfirmationDefinition = describeWidget({
  name: 'order-confirmation',
  description: 'The order that has just been placed: number, totals, payment, addresses and items.',
  load: 'eager',
  attributes: {},
  firstReads: [{ path: 'checkout/order-confirm' }, { path: 'order/order-confirm-promo-top' }],
  events: ['cb:cart-refresh'],
});
