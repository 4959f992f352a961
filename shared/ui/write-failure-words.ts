import { wording } from '../page/wording.ts';

/** Texts of something that could not be done, overridden as those of `ui-words.ts`. */
export const writeFailureWords = wording('ui', {
  writeSessionEnded: 'Your session has ended. Sign in, then try again.',
  writeSignIn: 'Sign in',
  writeOffline: 'You are offline. Try again when you are connected.',
});
