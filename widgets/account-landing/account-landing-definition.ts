import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** What a page can set on `account-landing`. */
export const definition = {
  name: 'account-landing',
  attributes: {},
} satisfies WidgetDefinition;

/** What the loader and the manifest know about it. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: "The first page of the shopper's account: the ways on, and what there is to tell.",
  load: 'eager',
  routes: ['/account/landing'],
  attributes: {},
};
