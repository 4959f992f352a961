import { describeWidget } from '../../shared/embed/widget-definition.ts';

/** What a page may say of `account-sidebar`. */
export const accountSidebarDefinition = describeWidget({
  name: 'account-sidebar',
  description: "The menu of the shopper's account.",
  load: 'eager',
  attributes: {},
});
