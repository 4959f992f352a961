import { defineMessages } from '../../shared/page/messages.ts';

/** Texts that come with the lazy part; overridden as those of `site-header-messages.ts`. */
export const lazyMessages = defineMessages('site-header', {
  signedOut: 'You have signed out. This page is from before.',
  reload: 'Reload this page',
});
