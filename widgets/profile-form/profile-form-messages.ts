import { defineMessages } from '../../shared/page/messages.ts';

/** The widget's texts; a page overrides them as `config.messages['profile-form']`. */
export const messages = defineMessages('profile-form', {
  title: 'My Profile',
  myAccount: 'My Account',
  password: 'New Password',
  passwordHint: 'Passwords must be at least 6 characters long.',
  passwordKept: 'Leave this empty to keep the password you have.',
  update: 'Update Profile',
  updating: 'Updating your profile…',

  saved: 'Your changes have been successfully saved.',
  failed: 'Your profile could not be updated. Please try again.',
  unsure: 'We could not find out whether your profile was updated. Please try again: it does no harm.',

  badLink: 'This link is not complete. Please use the whole link that you were sent.',
  theProfile: 'This profile',
  choosePassword: 'Please choose a password of your own for this profile.',
  hasPassword: 'This profile has a password already.',
  signIn: 'Sign in',
});
