import { permissionsFor } from '../../shared/domain/permissions.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { LoginRedirect } from '../../shared/ui/login-redirect.tsx';
import { messages } from './organization-messages.ts';
import { OrganizationPage } from './organization-page.tsx';

/** What the shopper's organization has agreed upon; guests are sent to sign in [2 §2, §6]. */
export function Organization() {
  const { visitor } = useStore($session);
  const { mayViewAccount } = permissionsFor(visitor, 'standard');
  return (
    <div className="cb-root cb-organization">
      {mayViewAccount ? (
        <OrganizationPage visitor={visitor} />
      ) : (
        <>
          <h1 className="cb-page-heading cb-organization__heading">{messages.title}</h1>
          <LoginRedirect to="/account/login?resume=prev" />
        </>
      )}
    </div>
  );
}
