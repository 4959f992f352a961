import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** The attributes of `account-landing`. */
export const definition = {
  name: 'account-landing',
  attributes: {},
} satisfies WidgetDefinition;

/** The data for the loader and the manifest. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: "The first page of the shopper's account: messages, and links to the other pages.",
  load: 'eager',
  routes: ['/account/landing'],
  attributes: {},
};
