import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** The attributes of `sso-profile`. */
export const definition = {
  name: 'sso-profile',
  attributes: {},
} satisfies WidgetDefinition;

/** The data for the loader and the manifest. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: 'Completes the profile of a shopper who comes from another site, and returns them there.',
  load: 'eager',
  routes: ['/account/sso/profile.jsp?id=&goto='],
  attributes: {},
};
