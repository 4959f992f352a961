import { useEffect } from 'react';
import { LOGIN_AND_RETURN, LOGIN_PAGE } from '../domain/account/login-page.ts';
import { defineMessages } from '../page/messages.ts';
import { navigate } from '../page/navigate.ts';

interface LoginRedirectProps {
  /** Whether the shopper returns to this page after signing in. */
  returns: boolean;
}

/**
 * Sends a guest to the login page, once [2 §6 Guest]. Shows a link as well, because the page may prevent the
 * navigation and the browser's Back button may return to this page.
 */
export function LoginRedirect({ returns }: LoginRedirectProps) {
  const url = returns ? LOGIN_AND_RETURN : LOGIN_PAGE;
  useEffect(() => {
    navigate(url, 'sign-in');
  }, [url]);
  return (
    <p className="cb-login-redirect">
      <span className="cb-login-redirect__text">{loginMessages.signInFirst}</span>{' '}
      <a className="cb-link" href={url}>
        {loginMessages.goToSignIn}
      </a>
    </p>
  );
}

/** Texts about the login page; a page overrides them as `config.messages.ui`. */
const loginMessages = defineMessages('ui', {
  signInFirst: 'Please sign in to see this page.',
  goToSignIn: 'Sign in',
});
