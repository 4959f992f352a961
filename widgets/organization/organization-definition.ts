import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** The attributes of `organization`. */
export const definition = {
  name: 'organization',
  attributes: {},
} satisfies WidgetDefinition;

/** The data for the loader and the manifest. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: "The terms of the shopper's organization with the shop, to read and to print.",
  load: 'eager',
  routes: ['/account/b2i/organization-user'],
  attributes: {},
  firstReads: [{ path: 'profile/organization-details', unlessGuest: true }],
};
