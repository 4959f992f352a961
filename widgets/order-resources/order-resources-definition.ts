import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** The attributes of `order-resources`. */
export const definition = {
  name: 'order-resources',
  attributes: {},
} satisfies WidgetDefinition;

/** The data for the loader and the manifest. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: 'Resources to read, watch and try for the products of an order.',
  load: 'eager',
  routes: ['/order/resources?orderId=&productIds='],
  attributes: {},
};
