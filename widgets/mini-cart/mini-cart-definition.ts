import { flag } from '../../shared/embed/flag-attribute.ts';
import { describeWidget } from '../../shared/embed/widget-definition.ts';

/** What a page may say of `mini-cart`. */
export const miniCartDefinition = describeWidget({
  name: 'mini-cart',
  description: 'The way to the cart, with the number of pieces in it and a panel that shows them.',
  load: 'eager',
  attributes: {
    panel: flag({
      default: true,
      description: 'Whether the cart can be looked at in a panel; without it, only the count.',
    }),
  },
  firstReads: [{ path: 'checkout/mini-cart-count' }],
});
