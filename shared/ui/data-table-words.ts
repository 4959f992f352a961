import { wording } from '../page/wording.ts';

/** Words of the table; a page overrides them as `config.messages.ui`. */
export const dataTableWords = wording('ui', {
  sortedAscending: 'Sorted by {column}, ascending.',
  sortedDescending: 'Sorted by {column}, descending.',
});
