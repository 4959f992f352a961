import { defineMessages } from '../page/messages.ts';

/** Texts of what leads to the login page; overridden as those of `ui-messages.ts`. */
export const loginMessages = defineMessages('ui', {
  signInFirst: 'Please sign in to see this page.',
  goToSignIn: 'Sign in',
});
