import { defineMessages } from '../page/messages.ts';

/** Texts of the parts of forms; overridden as those of `ui-messages.ts`. */
export const formMessages = defineMessages('ui', {
  problemHeading: 'There is a problem',
});
