import { defineMessages } from '../../shared/page/messages.ts';

/** Texts that come with the dialog; overridden as those of `list-detail-messages.ts`. */
export const lazyMessages = defineMessages('list-detail', {
  editTitle: 'Edit List',
  editSave: 'Save',
  editSaved: 'Your changes are saved.',
  editFailed: 'Your changes could not be saved. Please try again.',
});
