import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** What a page can set on `sso-profile`. */
export const definition = {
  name: 'sso-profile',
  attributes: {},
} satisfies WidgetDefinition;

/** What the loader and the manifest know about it. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: 'Completes the profile of somebody who comes from another site, and leads back there.',
  load: 'eager',
  routes: ['/account/sso/profile.jsp?id=&goto='],
  attributes: {},
};
