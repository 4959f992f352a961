import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** What a page may say of `friend-lists`: nothing, the customer's id stands in the page's address. */
export const definition = {
  name: 'friend-lists',
  attributes: {},
} satisfies WidgetDefinition;

/** What the loader and the manifest know about it. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: "Another customer's public shopping lists: to look at, copy and add to the cart.",
  load: 'eager',
  routes: ['/account/list-public?id='],
  attributes: {},
  budget: { firstLoad: 32, files: 7 },
};
