import { defineMessages } from '../page/messages.ts';

/** Labels of somebody's names and address; overridden as those of `ui-messages.ts`. */
export const personMessages = defineMessages('ui', {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email Address',
});
