import { Notice } from '../../shared/ui/notice.tsx';
import { words } from './account-landing-words.ts';

/** What somebody sees who has just signed out, with the way back in. */
export function SignedOut() {
  return (
    <Notice tone="success">
      <span className="cb-account-landing__text">{words.signedOut}</span>{' '}
      <a className="cb-link" href="/account/login">
        {words.signInAgain}
      </a>
    </Notice>
  );
}
