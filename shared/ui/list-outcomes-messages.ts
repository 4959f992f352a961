import { defineMessages } from '../page/messages.ts';

/** Texts of what came of adding and copying lists, overridden as those of `ui-messages.ts`. */
export const listOutcomesMessages = defineMessages('ui', {
  addFailed: 'Nothing was added to your cart. Please try again.',
  addUnsure: 'We could not find out what was added. Please look into your cart before you try again.',
  copied: 'Copied to {name}.',
  viewLists: 'View your lists',
  copyFailed: 'The list could not be copied. Please try again.',
  copyUnsure: 'We could not find out whether the list was copied. Please look at your lists first.',
});
