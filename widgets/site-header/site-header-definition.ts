import { textAttribute } from '../../shared/embed/attribute-kinds.ts';
import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** The attributes of `site-header`. */
export const definition = {
  name: 'site-header',
  attributes: {
    searchAction: textAttribute({
      default: '/search',
    }),
  },
} satisfies WidgetDefinition;

/** The data for the loader and the manifest. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: 'The top of every page: help, account, search, mini-cart and the main menu.',
  load: 'eager',
  routes: ['every page'],
  attributes: {
    searchAction: 'The address that the search form opens, with the search text as q.',
  },
};
