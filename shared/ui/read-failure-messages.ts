import { defineMessages } from '../page/messages.ts';

/** Texts of a failed read, overridden as those of `ui-messages.ts`. */
export const readFailureMessages = defineMessages('ui', {
  readFailed: '{what} could not be loaded. Please try again.',
  readOffline: 'You are offline. {what} could not be loaded.',
  readForbidden: '{what} cannot be shown to you.',
  readSessionEnded: 'Your session has ended. {what} could not be loaded.',
  readSignIn: 'Sign in',
  readAgain: 'Try again',
});
