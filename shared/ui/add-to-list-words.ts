import { wording } from '../page/wording.ts';

/** Texts of the dialog that puts items into a list, which come with its code; overridden as those of `ui-words.ts`. */
export const addToListWords = wording('ui', {
  addToList: 'Add to List',
  chooseList: 'Choose a list',
  listWithCount: '{name} ({count})',
  makeList: 'New List',
  saveAndAdd: 'Save List',
  keepLists: 'Cancel',
});
