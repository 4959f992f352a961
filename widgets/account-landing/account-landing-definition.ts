import { describeWidget } from '../../shared/embed/widget-definition.ts';

/** What a page may say of `account-landing`. */
export const accountLandingDefinition = describeWidget({
  name: 'account-landing',
  description: "The first page of the shopper's account: the ways on, and what there is to tell.",
  load: 'eager',
  attributes: {},
  events: ['cb:navigate'],
});
