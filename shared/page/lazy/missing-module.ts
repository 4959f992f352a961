import { defineMessages } from '../messages.ts';

/** Tells the shopper that a lazy module couldn't be loaded. */
export const missingModule = defineMessages('ui', {
  partMissing: 'This part of the page didn’t load. Please reload the page.',
  reloadPage: 'Reload page',
});
