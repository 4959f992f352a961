import { wording } from '../page/wording.ts';

/** Texts of the dialog for copying a list, which come with its code; overridden as those of `ui-words.ts`. */
export const copyListWords = wording('ui', {
  copyList: 'Copy List',
  copyNote: 'The copy of {name} is put with your own lists.',
});
