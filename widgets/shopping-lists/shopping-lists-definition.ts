import { describeWidget } from '../../shared/embed/widget-definition.ts';

/** What a page may say of `shopping-lists`. */
export const shoppingListsDefinition = describeWidget({
  name: 'shopping-lists',
  description: "The shopper's own lists: searched, sorted, put into the cart, sent, copied and deleted.",
  load: 'eager',
  attributes: {},
  events: ['cb:navigate'],
});
