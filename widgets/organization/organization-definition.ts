import { describeWidget } from '../../shared/embed/widget-definition.ts';

/** What a page may say of `organization`. */
export const organizationDefinition = describeWidget({
  name: 'organization',
  description: "What the shopper's organization has agreed upon with the shop, to read and to print.",
  load: 'eager',
  attributes: {},
  firstReads: [{ path: 'profile/organization-details' }],
  events: ['cb:navigate'],
});
