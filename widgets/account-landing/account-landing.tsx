import { useState } from 'react';
import { permissionsFor } from '../../shared/domain/permissions.ts';
import { readQuery } from '../../shared/page/links/page-query.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { isLeft } from '../../shared/ui/is-left.ts';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { AccountOverview } from './account-overview.tsx';

const messages = defineMessages('account-landing', {
  title: 'My Account',
  signedOut: 'You’ve signed out.',
  signInAgain: 'Sign in',
});

const PageNotices = lazyComponent(
  () => import('../../shared/connected/page-notices.tsx'),
  ({ PageNotices }) => PageNotices,
);
const LoginRedirect = lazyComponent(
  () => import('../../shared/ui/login-redirect.tsx'),
  ({ LoginRedirect }) => LoginRedirect,
);

/**
 * The first page of the account; a guest is sent to sign in, unless they come from signing out
 * [2 §2 Landing guests, §6 Guest].
 */
export function AccountLanding() {
  const { visitor } = useStore($session);
  const permissions = permissionsFor(visitor, 'standard');
  const [hasLeft] = useState(() => isLeft('cb-open-writes'));
  const hasSignedOut = readQuery().get('DPSLogout') === 'true';
  return (
    <div className="cb-root cb-account-landing">
      <h1 className="cb-page-heading cb-account-landing__heading">{messages.title}</h1>
      {hasLeft && <PageNotices />}
      {permissions.mayViewAccount && <AccountOverview visitor={visitor} permissions={permissions} />}
      {!permissions.mayViewAccount && (hasSignedOut ? <SignedOut /> : <LoginRedirect returns />)}
    </div>
  );
}

/** Tells a guest that they have just signed out, with a link to sign in again. */
function SignedOut() {
  return (
    <Notice tone="success">
      <span className="cb-account-landing__text">{messages.signedOut}</span>{' '}
      <a className="cb-link" href="/account/login">
        {messages.signInAgain}
      </a>
    </Notice>
  );
}
