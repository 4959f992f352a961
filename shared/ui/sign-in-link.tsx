import { LOGIN_AND_RETURN } from '../domain/account/login-page.ts';
import { defineMessages } from '../page/messages.ts';

const messages = defineMessages('ui', { writeSignIn: 'Sign in' });

/**
 * A link to the login page and back to this one.
 * @param text the link's text; 'Sign in' by default
 */
export function SignInLink({ text = messages.writeSignIn }: { text?: string }) {
  return (
    <a className="cb-link" href={LOGIN_AND_RETURN}>
      {text}
    </a>
  );
}
