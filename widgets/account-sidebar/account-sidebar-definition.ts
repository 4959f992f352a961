import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** The attributes of `account-sidebar`. */
export const definition = {
  name: 'account-sidebar',
  attributes: {},
} satisfies WidgetDefinition;

/** The data for the loader and the manifest. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: "The menu of the shopper's account.",
  load: 'eager',
  routes: ['/account/landing', '/account/order', '/account/list', '/account/profile'],
  attributes: {},
};
