import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** What a page can set on `profile-form`. */
export const definition = {
  name: 'profile-form',
  attributes: {},
} satisfies WidgetDefinition;

/** What the loader and the manifest know about it. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: "The shopper's own name, e-mail address and password; or a new password for a made-up one.",
  load: 'eager',
  routes: ['/account/profile'],
  attributes: {},
};
