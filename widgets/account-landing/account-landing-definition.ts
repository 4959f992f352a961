import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** The attributes of `account-landing`. */
export const definition = {
  name: 'account-landing',
  attributes: {},
} satisfies WidgetDefinition;

/** The data for the loader and the manifest. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: "The first page of the shopper's account: the ways on, and what there is to tell.",
  load: 'eager',
  routes: ['/account/landing'],
  attributes: {},
};
