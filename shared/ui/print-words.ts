import { wording } from '../page/wording.ts';

/** Words of what is printed; a page overrides them as `config.messages.ui`. */
export const printWords = wording('ui', {
  printed: 'Printed {date}',
  account: 'Account {account}',
});
