import { describeWidget } from '../../shared/embed/widget-definition.ts';

/** What a page may say of `friend-lists`: nothing, the customer's id stands in the page's address. */
export const friendListsDefinition = describeWidget({
  name: 'friend-lists',
  description: "Another customer's public shopping lists: to look at, copy and add to the cart.",
  load: 'eager',
  attributes: {},
});
