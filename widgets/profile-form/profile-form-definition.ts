import { describeWidget } from '../../shared/embed/widget-definition.ts';

/** What a page may say of `profile-form`. */
export const profileFormDefinition = describeWidget({
  name: 'profile-form',
  description: "The shopper's own name, e-mail address and password; or a new password for a made-up one.",
  load: 'eager',
  attributes: {},
  events: ['cb:navigate'],
});
