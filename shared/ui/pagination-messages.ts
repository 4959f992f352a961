import { defineMessages } from '../page/messages.ts';

/** Words of page links; a page overrides them as `config.messages.ui`. */
export const paginationMessages = defineMessages('ui', {
  previous: 'Previous',
  next: 'Next',
  pageNumber: 'Page {page}',
});
