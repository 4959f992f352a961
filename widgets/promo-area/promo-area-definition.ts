import { choiceAttribute } from '../../shared/embed/attribute-kinds.ts';
import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** The attributes of `promo-area`. */
export const definition = {
  name: 'promo-area',
  attributes: {
    source: choiceAttribute(['cart-bottom', 'order-confirm'], {
      required: true,
    }),
  },
} satisfies WidgetDefinition;

/** The data for the loader and the manifest. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: "The server's promotional fragment below the cart or on the order confirmation.",
  load: 'visible',
  routes: ['/checkout/cart', '/checkout/confirm'],
  attributes: {
    source: 'Which of the two fragments.',
  },
};
