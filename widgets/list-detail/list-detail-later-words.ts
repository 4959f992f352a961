import { wording } from '../../shared/page/wording.ts';

/** Texts that come with the dialog; overridden as those of `list-detail-words.ts`. */
export const laterWords = wording('list-detail', {
  editTitle: 'Edit List',
  editSave: 'Save',
  editSaved: 'Your changes are saved.',
  editFailed: 'Your changes could not be saved. Please try again.',
});
