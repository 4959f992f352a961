import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** The attributes of `shopping-lists`. */
export const definition = {
  name: 'shopping-lists',
  attributes: {},
} satisfies WidgetDefinition;

/** The data for the loader and the manifest. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: "The shopper's own lists, to search, sort, add to the cart, send, copy and delete.",
  load: 'eager',
  routes: ['/account/list'],
  attributes: {},
  budget: { firstLoad: 33, files: 7 },
};
