import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** What a page can set on `account-sidebar`. */
export const definition = {
  name: 'account-sidebar',
  attributes: {},
} satisfies WidgetDefinition;

/** What the loader and the manifest know about it. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: "The menu of the shopper's account.",
  load: 'eager',
  routes: ['/account/landing', '/account/order', '/account/list', '/account/profile'],
  attributes: {},
};
