import { choiceAttribute } from '../../shared/embed/attribute-kinds.ts';
import type { SlotTexts } from '../../shared/embed/slots/slot-names.ts';
import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** The attributes of `cart-page`. */
export const definition = {
  name: 'cart-page',
  attributes: {
    view: choiceAttribute(['standard', 'inspect'], {
      default: 'standard',
    }),
  },
} satisfies WidgetDefinition;

/** The data for the loader and the manifest. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: "The shopper's cart: lines, quantities, totals and the way to checkout.",
  load: 'eager',
  routes: ['/checkout/cart', '/checkout/inspect/cart'],
  attributes: {
    view: '`inspect` is the view of a procurement system: nothing can be removed and links are off. Without the attribute, a page whose path has the segment `inspect` has that view.',
  },
  slots: {
    'after-lines': 'Below the lines, while the cart has some.',
    'totals-note': 'In the totals card, below the checkout button.',
    empty: 'In an empty cart, below what to do next.',
    'line-actions':
      'In each line, below Remove: a copy for each, in an element with `data-cb-line` and `data-cb-item-number`.',
  } satisfies SlotTexts<'cart-page'>,
  firstReads: [{ path: 'cart/cart-details/false', unlessState: 'cart', unlessQuery: 'create=true' }],
  prefetch: ['cart-news', 'cart-surroundings', 'line-writes'],
  budget: { firstLoad: 29, files: 6, withPrefetched: { load: 46, files: 14 } },
};
