import { wording } from '../page/wording.ts';

/** Texts of the password field, which come with its code; overridden as those of `ui-words.ts`. */
export const passwordWords = wording('ui', {
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordShown: 'Your password is shown.',
  passwordHidden: 'Your password is hidden.',
});
