import { choice } from '../../shared/embed/choice-attribute.ts';
import { describeWidget } from '../../shared/embed/widget-definition.ts';

/** What a page may say of `cart-page`. */
export const cartPageDefinition = describeWidget({
  name: 'cart-page',
  description: "The shopper's cart: lines, quantities, totals and the way to checkout.",
  load: 'eager',
  attributes: {
    view: choice(['standard', 'inspect'], {
      default: 'standard',
      description: '`inspect` is the view of a procurement system: nothing can be removed and links are off.',
    }),
  },
  firstReads: [{ path: 'cart/cart-details/false', unlessState: 'cart', unlessQuery: 'create=true' }],
  events: ['cb:navigate'],
});
