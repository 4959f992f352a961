import { defineMessages } from '../../shared/page/messages.ts';

/** The widget's texts; a page overrides them as `config.messages['register-form']`. */
export const messages = defineMessages('register-form', {
  heading: "Don't Leave Without Creating a Login-You're Almost There!",
  allRequired: 'All fields except the newsletter are required.',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email Address',
  password: 'Password',
  passwordHint: 'Passwords must be at least 6 characters long.',
  accountType: 'Is this account for a school or another institution?',
  institution: 'Yes',
  personal: 'No',
  optIn: 'Send me the newsletter and special offers by email.',
  create: 'Create Account',
  creating: 'Creating your account…',

  firstNameMissing: 'First Name is a required field.',
  firstNameInvalid: 'First Name is invalid',
  lastNameMissing: 'Last Name is a required field.',
  lastNameInvalid: 'Last Name is invalid',
  emailMissing: 'Email Address is a required field.',
  emailInvalid: 'The email address does not appear to be valid. Please use the format {email}.',
  passwordMissing: 'Password is a required field.',
  passwordInvalid: 'Password is invalid',
  accountTypeMissing: 'Please choose an option to continue as a new customer.',

  accountExists: 'You already have an account with this email address.',
  sessionEnded: 'Your session has ended. You can create your account on the sign-in page.',
  signIn: 'Sign in',
  offline: 'You are offline. Your account was not created.',
  failed: 'Your account could not be created. Please try again.',
  uncertain:
    'We could not find out whether your account was created. Please try again: if it was, we tell you that you have one.',

  created: 'Your account has been created.',
  goOn: 'Continue',
});
