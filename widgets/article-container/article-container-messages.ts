import { defineMessages } from '../../shared/page/messages.ts';

/** The widget's texts; a page overrides them as `config.messages['article-container']`. */
export const messages = defineMessages('article-container', {
  untitled: 'Article',
  refused: 'This article cannot be shown here.',
  open: 'Open in a new window',
});
