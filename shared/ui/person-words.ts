import { wording } from '../page/wording.ts';

/** Labels of somebody's names and address; overridden as those of `ui-words.ts`. */
export const personWords = wording('ui', {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email Address',
});
