import { wording } from '../page/wording.ts';

/** Texts of the form for a list, which come with its code; overridden as those of `ui-words.ts`. */
export const listFormWords = wording('ui', {
  listName: 'List name',
  listDescription: 'Description (optional)',
  characters: '{count} of {limit} characters',
  listNameMissing: 'Enter a name for the list.',
  listCancel: 'Cancel',
});
