import { choice } from '../../shared/embed/choice-attribute.ts';
import { describeWidget } from '../../shared/embed/widget-definition.ts';

/** What a page may say of `promo-area`. */
export const promoAreaDefinition = describeWidget({
  name: 'promo-area',
  description: "A promotional fragment of the server's: below the cart or on the order confirmation.",
  load: 'visible',
  attributes: {
    source: choice(['cart-bottom', 'order-confirm'], {
      required: true,
      description: 'Which of the two fragments.',
    }),
  },
});
