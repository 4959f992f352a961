import { numberAttribute } from '../../shared/embed/number-attribute.ts';
import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** The attributes of `quick-order`. */
export const definition = {
  name: 'quick-order',
  attributes: {
    rows: numberAttribute(1, 20, { default: 1 }),
  },
} satisfies WidgetDefinition;

/** The data for the loader and the manifest. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: 'Adds items to the cart by item number and quantity.',
  load: 'visible',
  routes: ['/checkout/cart', '/checkout/inspect/cart', '/order-sheet', '/gallery'],
  attributes: {
    rows: 'How many item/quantity rows to start with.',
  },
  budget: { firstLoad: 24.5 },
};
