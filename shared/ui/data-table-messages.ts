import { defineMessages } from '../page/messages.ts';

/** Words of the table; a page overrides them as `config.messages.ui`. */
export const dataTableMessages = defineMessages('ui', {
  sortedAscending: 'Sorted by {column}, ascending.',
  sortedDescending: 'Sorted by {column}, descending.',
});
