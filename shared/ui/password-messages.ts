import { defineMessages } from '../page/messages.ts';

/** Texts of the password field, which come with its code; overridden as those of `ui-messages.ts`. */
export const passwordMessages = defineMessages('ui', {
  show: 'SHOW',
  hide: 'HIDE',
  passwordName: 'password',
  showPassword: 'Show {name}',
  hidePassword: 'Hide {name}',
  passwordShown: 'Your {name} is shown.',
  passwordHidden: 'Your {name} is hidden.',
});
