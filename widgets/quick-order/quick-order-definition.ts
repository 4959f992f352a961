import { numberAttribute } from '../../shared/embed/number-attribute.ts';
import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** What a page can set on `quick-order`. */
export const definition = {
  name: 'quick-order',
  attributes: {
    rows: numberAttribute(1, 20, { default: 1 }),
  },
} satisfies WidgetDefinition;

/** What the loader and the manifest know about it. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: 'Adds items to the cart by item number and quantity.',
  load: 'visible',
  routes: ['/checkout/cart', '/checkout/inspect/cart', '/order-sheet', '/gallery'],
  attributes: {
    rows: 'How many item/quantity rows to start with.',
  },
  budget: { firstLoad: 24.5 },
};
