import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** What a page may say of `order-history`. */
export const definition = {
  name: 'order-history',
  attributes: {},
} satisfies WidgetDefinition;

/** What the loader and the manifest say of it. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: "The orders of the shopper's account, to look at and to order again.",
  load: 'eager',
  routes: ['/account/order'],
  attributes: {},
  firstReads: [{ path: 'order/order-history-list', unlessQuery: 'sort=' }],
  budget: { firstLoad: 24.9 },
};
