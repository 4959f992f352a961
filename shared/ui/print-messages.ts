import { defineMessages } from '../page/messages.ts';

/** Words of what is printed; a page overrides them as `config.messages.ui`. */
export const printMessages = defineMessages('ui', {
  printed: 'Printed {date}',
  account: 'Account {account}',
});
