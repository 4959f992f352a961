import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** The attributes of `site-footer`. */
export const definition = {
  name: 'site-footer',
  attributes: {},
} satisfies WidgetDefinition;

/** The data for the loader and the manifest. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description:
    'The bottom of every page: links to products, resources, help and the company, and the phone number.',
  load: 'visible',
  routes: ['every page'],
  attributes: {},
};
