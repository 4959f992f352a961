import { wording } from '../page/wording.ts';

/** Texts of the sign-in dialog, which come with its code; overridden as those of `ui-words.ts`. */
export const signInWords = wording('ui', {
  signIn: 'Sign In',
  email: 'Email address',
  emailMissing: 'Enter your email address.',
  password: 'Password',
  passwordMissing: 'Enter your password.',
  newCustomer: 'New here?',
  createAccount: 'Create an account',
});
