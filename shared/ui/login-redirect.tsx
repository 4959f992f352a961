import { useEffect } from 'react';
import { navigate } from '../page/navigate.ts';
import { loginMessages as messages } from './login-messages.ts';

interface LoginRedirectProps {
  /** With `resume=prev` the shopper comes back here after signing in. */
  to: '/account/login' | '/account/login?resume=prev';
}

/**
 * Sends a guest to the login page, once [2 §6]. It says so, with a link, since the page may keep the shopper
 * here, and the browser's Back may bring them back.
 */
export function LoginRedirect({ to }: LoginRedirectProps) {
  useEffect(() => {
    navigate(to, 'sign-in');
  }, [to]);
  return (
    <p className="cb-login-redirect">
      <span className="cb-login-redirect__text">{messages.signInFirst}</span>{' '}
      <a className="cb-link" href={to}>
        {messages.goToSignIn}
      </a>
    </p>
  );
}
