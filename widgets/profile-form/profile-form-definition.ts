import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** The attributes of `profile-form`. */
export const definition = {
  name: 'profile-form',
  attributes: {},
} satisfies WidgetDefinition;

/** The data for the loader and the manifest. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description:
    "The shopper's own name, e-mail address and password; or a new password in place of a generated one.",
  load: 'eager',
  routes: ['/account/profile'],
  attributes: {},
};
