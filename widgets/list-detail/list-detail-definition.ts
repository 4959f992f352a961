import { describeWidget } from '../../shared/embed/widget-definition.ts';

/** What a page may say of `list-detail`. */
export const listDetailDefinition = describeWidget({
  name: 'list-detail',
  description: "One of the shopper's own lists: its items, their quantities, and the way into the cart.",
  load: 'eager',
  attributes: {},
  events: ['cb:navigate'],
});
