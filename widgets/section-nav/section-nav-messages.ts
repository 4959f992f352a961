import { defineMessages } from '../../shared/page/messages.ts';

/** The widget's texts; a page overrides them as `config.messages['section-nav']`. */
export const messages = defineMessages('section-nav', {
  label: 'On this page',
});
