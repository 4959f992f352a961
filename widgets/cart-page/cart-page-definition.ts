import { choiceAttribute } from '../../shared/embed/attribute-kinds.ts';
import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** What a page may say of `cart-page`. */
export const definition = {
  name: 'cart-page',
  attributes: {
    view: choiceAttribute(['standard', 'inspect'], {
      default: 'standard',
    }),
  },
} satisfies WidgetDefinition;

/** What the loader and the manifest say of it. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: "The shopper's cart: lines, quantities, totals and the way to checkout.",
  load: 'eager',
  routes: ['/checkout/cart', '/checkout/inspect/cart'],
  attributes: {
    view: '`inspect` is the view of a procurement system: nothing can be removed and links are off.',
  },
  firstReads: [{ path: 'cart/cart-details/false', unlessState: 'cart', unlessQuery: 'create=true' }],
  budget: { firstLoad: 26.5, files: 6 },
};
