import { wording } from '../page/wording.ts';

/** Words of page links; a page overrides them as `config.messages.ui`. */
export const paginationWords = wording('ui', {
  previous: 'Previous',
  next: 'Next',
  pageNumber: 'Page {page}',
});
