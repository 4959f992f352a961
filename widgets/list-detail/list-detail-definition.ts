import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** What a page can set on `list-detail`. */
export const definition = {
  name: 'list-detail',
  attributes: {},
} satisfies WidgetDefinition;

/** What the loader and the manifest know about it. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: "One of the shopper's own lists: its items, their quantities, and the way into the cart.",
  load: 'eager',
  routes: ['/account/list-detail?giftlistId=&isWishlist='],
  attributes: {},
  budget: { firstLoad: 36, files: 7 },
};
