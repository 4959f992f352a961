import { defineMessages } from '../page/messages.ts';

/** Texts of something that could not be done, overridden as those of `ui-messages.ts`. */
export const writeFailureMessages = defineMessages('ui', {
  writeSessionEnded: 'Your session has ended. Sign in, then try again.',
  writeSignIn: 'Sign in',
  writeOffline: 'You are offline. Try again when you are connected.',
});
