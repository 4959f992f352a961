import { defineMessages } from '../page/messages.ts';

/** Texts of the sign-in dialog, which come with its code; overridden as those of `ui-messages.ts`. */
export const signInMessages = defineMessages('ui', {
  signIn: 'Sign In',
  email: 'Email address',
  emailMissing: 'Enter your email address.',
  password: 'Password',
  passwordMissing: 'Enter your password.',
  newCustomer: 'New here?',
  createAccount: 'Create an account',
});
