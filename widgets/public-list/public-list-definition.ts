import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** The attributes of `public-list`: none, because the ids of list and customer are in the page's address. */
export const definition = {
  name: 'public-list',
  attributes: {},
} satisfies WidgetDefinition;

/** The data for the loader and the manifest. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: 'One public list of another customer, to search, copy and add to the cart.',
  load: 'eager',
  routes: ['/account/list-detail-public?giftlistId=&profileId='],
  attributes: {},
  budget: { firstLoad: 34.5, files: 7 },
};
