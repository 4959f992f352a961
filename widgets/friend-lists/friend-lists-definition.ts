import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** The attributes of `friend-lists`: none, because the customer's id is in the page's address. */
export const definition = {
  name: 'friend-lists',
  attributes: {},
} satisfies WidgetDefinition;

/** The data for the loader and the manifest. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: "Another customer's public shopping lists, to view, copy and add to the cart.",
  load: 'eager',
  routes: ['/account/list-public?id='],
  attributes: {},
  budget: { firstLoad: 32, files: 7 },
};
