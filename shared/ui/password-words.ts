import { wording } from '../page/wording.ts';

/** Texts of the password field, which come with its code; overridden as those of `ui-words.ts`. */
export const passwordWords = wording('ui', {
  show: 'SHOW',
  hide: 'HIDE',
  passwordName: 'password',
  showPassword: 'Show {name}',
  hidePassword: 'Hide {name}',
  passwordShown: 'Your {name} is shown.',
  passwordHidden: 'Your {name} is hidden.',
});
