import { choiceAttribute } from '../../shared/embed/attribute-kinds.ts';
import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** What a page can set on `promo-area`. */
export const definition = {
  name: 'promo-area',
  attributes: {
    source: choiceAttribute(['cart-bottom', 'order-confirm'], {
      required: true,
    }),
  },
} satisfies WidgetDefinition;

/** What the loader and the manifest know about it. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: "A promotional fragment of the server's: below the cart or on the order confirmation.",
  load: 'visible',
  routes: ['/checkout/cart', '/checkout/confirm'],
  attributes: {
    source: 'Which of the two fragments.',
  },
};
