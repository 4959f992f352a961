import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** What a page can set on `order-resources`. */
export const definition = {
  name: 'order-resources',
  attributes: {},
} satisfies WidgetDefinition;

/** What the loader and the manifest know about it. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: 'What there is to read, watch and try for the products of an order.',
  load: 'eager',
  routes: ['/order/resources?orderId=&productIds='],
  attributes: {},
};
