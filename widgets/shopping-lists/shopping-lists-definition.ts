import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** What a page can set on `shopping-lists`. */
export const definition = {
  name: 'shopping-lists',
  attributes: {},
} satisfies WidgetDefinition;

/** What the loader and the manifest know about it. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: "The shopper's own lists: searched, sorted, put into the cart, sent, copied and deleted.",
  load: 'eager',
  routes: ['/account/list'],
  attributes: {},
  budget: { firstLoad: 33, files: 7 },
};
