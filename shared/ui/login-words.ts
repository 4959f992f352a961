import { wording } from '../page/wording.ts';

/** Texts of what leads to the login page; overridden as those of `ui-words.ts`. */
export const loginWords = wording('ui', {
  signInFirst: 'Please sign in to see this page.',
  goToSignIn: 'Sign in',
});
