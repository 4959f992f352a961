import { Notice } from '../../shared/ui/notice.tsx';
import { messages } from './account-landing-messages.ts';

/** What somebody sees who has just signed out, with the way back in. */
export function SignedOut() {
  return (
    <Notice tone="success">
      <span className="cb-account-landing__text">{messages.signedOut}</span>{' '}
      <a className="cb-link" href="/account/login">
        {messages.signInAgain}
      </a>
    </Notice>
  );
}
