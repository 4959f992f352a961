import { useEffect } from 'react';
import { defineMessages } from '../page/messages.ts';
import { navigate } from '../page/navigate.ts';

interface LoginRedirectProps {
  /** With `resume=prev` the shopper comes back here after signing in. */
  to: '/account/login' | '/account/login?resume=prev';
}

/**
 * Sends a guest to the login page, once [2 §6 Guest]. It also shows a link, since the page may keep the shopper here,
 * and the browser's Back may return to it.
 */
export function LoginRedirect({ to }: LoginRedirectProps) {
  useEffect(() => {
    navigate(to, 'sign-in');
  }, [to]);
  return (
    <p className="cb-login-redirect">
      <span className="cb-login-redirect__text">{loginMessages.signInFirst}</span>{' '}
      <a className="cb-link" href={to}>
        {loginMessages.goToSignIn}
      </a>
    </p>
  );
}

/** Texts of what leads to the login page; a page overrides them as `config.messages.ui`. */
export const loginMessages = defineMessages('ui', {
  signInFirst: 'Please sign in to see this page.',
  goToSignIn: 'Sign in',
});
