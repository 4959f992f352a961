import { wording } from '../page/wording.ts';

/** Texts of the dialog for a new list, which come with its code; overridden as those of `ui-words.ts`. */
export const newListWords = wording('ui', {
  newList: 'New List',
  listSave: 'Save List',
});
