import { describeWidget } from '../../shared/embed/widget-definition.ts';

/** What a page may say of `sso-profile`. */
export const ssoProfileDefinition = describeWidget({
  name: 'sso-profile',
  description: 'Completes the profile of somebody who comes from another site, and leads back there.',
  load: 'eager',
  attributes: {},
  events: ['cb:navigate'],
});
