import { flag } from '../../shared/embed/flag-attribute.ts';
import { describeWidget } from '../../shared/embed/widget-definition.ts';

/** What a page may say of `order-detail`. */
export const orderDetailDefinition = describeWidget({
  name: 'order-detail',
  description: 'One order: addresses, payment, items, totals, reordering; for staff also submitting.',
  load: 'eager',
  attributes: {
    csr: flag({
      default: false,
      description: "Customer service's variant, which reads any order; without effect for everybody else.",
    }),
    tempB2i: flag({
      default: false,
      description: 'The order is a temporary business-to-institution one, as far as the page knows.',
    }),
  },
  events: ['cb:navigate', 'cb:cart-updated'],
});
