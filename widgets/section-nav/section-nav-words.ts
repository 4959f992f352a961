import { wording } from '../../shared/page/wording.ts';

/** The widget's texts; a page overrides them as `config.messages['section-nav']`. */
export const words = wording('section-nav', {
  label: 'On this page',
});
