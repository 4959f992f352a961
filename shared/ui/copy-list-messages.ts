import { defineMessages } from '../page/messages.ts';

/** Texts of the dialog for copying a list, which come with its code; overridden as those of `ui-messages.ts`. */
export const copyListMessages = defineMessages('ui', {
  copyList: 'Copy List',
  copyNote: 'The copy of {name} is put with your own lists.',
});
