import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** The attributes of `list-detail`. */
export const definition = {
  name: 'list-detail',
  attributes: {},
} satisfies WidgetDefinition;

/** The data for the loader and the manifest. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: "One of the shopper's own lists: its items and quantities, to edit and to add to the cart.",
  load: 'eager',
  routes: ['/account/list-detail?giftlistId=&isWishlist='],
  attributes: {},
  budget: { firstLoad: 36, files: 7 },
};
