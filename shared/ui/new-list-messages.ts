import { defineMessages } from '../page/messages.ts';

/** Texts of the dialog for a new list, which come with its code; overridden as those of `ui-messages.ts`. */
export const newListMessages = defineMessages('ui', {
  newList: 'New List',
  listSave: 'Save List',
});
