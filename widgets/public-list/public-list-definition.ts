import { describeWidget } from '../../shared/embed/widget-definition.ts';

/** What a page may say of `public-list`: nothing, the ids of list and customer stand in the page's address. */
export const publicListDefinition = describeWidget({
  name: 'public-list',
  description: 'One public list of another customer: to search, copy and add to the cart.',
  load: 'eager',
  attributes: {},
});
