import { defineMessages } from '../../shared/page/messages.ts';

/** The widget's texts; a page overrides them as `config.messages['sso-profile']`. */
export const messages = defineMessages('sso-profile', {
  title: 'My Profile',
  theProfile: 'Your profile',
  badLink: 'This link is not complete. Please use the whole link of the site that you come from.',

  password: 'Password',
  passwordHint: 'Passwords must be at least 6 characters long.',
  confirmPassword: 'Confirm Password',
  confirmedName: 'confirmed password',
  terms: 'I accept the',
  termsLink: 'Terms of Use (opens in a new tab)',
  optIn: 'Send me the newsletter and special offers by email.',
  save: 'Update Profile',
  saving: 'Updating your profile…',

  goesOnTo: 'After this you continue to {site}.',
  goesNowhere:
    'The site that you come from is not one that this shop may send you to. You can complete your profile here; nothing is handed on to that site.',

  failed: 'Your profile could not be updated. Please try again.',
  unsure: 'We could not find out whether your profile was updated. Please try again.',

  saved: 'Your changes have been successfully saved.',
  onTheWay: 'You are being taken to {site}.',
  readyToGo: 'You can continue to {site} now.',
  sentOn: 'You have been sent on to {site}. If you are still here, continue there.',
  notSentOn: 'You were not sent on: the site that you come from is not one that this shop may send you to.',
  goOnAlone: 'We could not sign you in at {site}. You can continue there without it.',
  goOn: 'Continue',
});
