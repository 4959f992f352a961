import { defineMessages } from '../../shared/page/messages.ts';

/** The widget's texts; a page overrides them as `config.messages['catalog-request']`. */
export const messages = defineMessages('catalog-request', {
  heading: 'Request a Catalog',
  intro: 'Please complete the form to have a printed catalog mailed to you.',
  frame: 'Catalog request form',
  trouble: 'Does the form not appear below?',
  open: 'Open the form in a new window',
  call: 'You can also call us:',
  late: 'The form has not loaded yet.',
  refused: 'The form cannot be shown here.',
  callInstead: 'To request a catalog, please call us:',
});
