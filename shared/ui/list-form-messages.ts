import { defineMessages } from '../page/messages.ts';

/** Texts of the form for a list, which come with its code; overridden as those of `ui-messages.ts`. */
export const listFormMessages = defineMessages('ui', {
  listName: 'List name',
  listDescription: 'Description (optional)',
  characters: '{count} of {limit} characters',
  listNameMissing: 'Enter a name for the list.',
  listCancel: 'Cancel',
});
