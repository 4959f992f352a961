import { flagAttribute } from '../../shared/embed/attribute-kinds.ts';
import type { SlotTexts } from '../../shared/embed/slots/slot-names.ts';
import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** The attributes of `mini-cart`. */
export const definition = {
  name: 'mini-cart',
  attributes: {
    panel: flagAttribute({
      default: true,
    }),
  },
} satisfies WidgetDefinition;

/** The data for the loader and the manifest. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: 'A link to the cart, with the number of pieces in it and a panel that shows them.',
  load: 'eager',
  routes: ['every page'],
  attributes: {
    panel: 'Whether a panel shows the cart; without it, only the link with the count.',
  },
  slots: {
    'after-lines': 'In the panel, below the lines, while the cart has some.',
  } satisfies SlotTexts<'mini-cart'>,
  // A page that has the cart has its count, too.
  firstReads: [{ path: 'checkout/mini-cart-count', unlessState: 'cart' }],
  everyPage: true,
  budget: { firstLoad: 19 },
};
