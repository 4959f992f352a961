import { wording } from '../../shared/page/wording.ts';

/** The widget's texts; a page overrides them as `config.messages['article-container']`. */
export const words = wording('article-container', {
  untitled: 'Article',
  refused: 'This article cannot be shown here.',
  open: 'Open in a new window',
});
