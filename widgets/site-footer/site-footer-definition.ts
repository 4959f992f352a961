import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** What a page can set on `site-footer`. */
export const definition = {
  name: 'site-footer',
  attributes: {},
} satisfies WidgetDefinition;

/** What the loader and the manifest know about it. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description:
    'The bottom of every page: links to products, resources, help and the company, and the phone number.',
  load: 'visible',
  routes: ['every page'],
  attributes: {},
};
