import { wording } from '../page/wording.ts';

/** Texts of the parts of forms; overridden as those of `ui-words.ts`. */
export const formWords = wording('ui', {
  problemHeading: 'There is a problem',
});
