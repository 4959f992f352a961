import { defineMessages } from '../page/messages.ts';

/** Texts of the dialog that puts items into a list, which come with its code; overridden as those of `ui-messages.ts`. */
export const addToListMessages = defineMessages('ui', {
  addToList: 'Add to List',
  chooseList: 'Choose a list',
  listWithCount: '{name} ({count})',
  makeList: 'New List',
  saveAndAdd: 'Save List',
  keepLists: 'Cancel',
});
