import { permissionsFor } from '../../shared/domain/permissions.ts';
import { readQuery } from '../../shared/page/page-query.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { LoginRedirect } from '../../shared/ui/login-redirect.tsx';
import { messages } from './account-landing-messages.ts';
import { AccountOverview } from './account-overview.tsx';
import { SignedOut } from './signed-out.tsx';

/** The first page of the account; a guest is sent to sign in, unless they come from signing out [2 §2, §6]. */
export function AccountLanding() {
  const { visitor } = useStore($session);
  const permissions = permissionsFor(visitor, 'standard');
  const hasSignedOut = readQuery().get('DPSLogout') === 'true';
  return (
    <div className="cb-root cb-account-landing">
      <h1 className="cb-page-heading cb-account-landing__heading">{messages.title}</h1>
      {permissions.mayViewAccount && <AccountOverview visitor={visitor} permissions={permissions} />}
      {!permissions.mayViewAccount &&
        (hasSignedOut ? <SignedOut /> : <LoginRedirect to="/account/login?resume=prev" />)}
    </div>
  );
}
