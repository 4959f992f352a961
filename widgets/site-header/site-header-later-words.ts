import { wording } from '../../shared/page/wording.ts';

/** Texts that come with the later part; overridden as those of `site-header-words.ts`. */
export const laterWords = wording('site-header', {
  signedOut: 'You have signed out. This page is from before.',
  reload: 'Reload this page',
});
