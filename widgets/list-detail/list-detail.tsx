import { permissionsFor } from '../../shared/domain/permissions.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { LoginRedirect } from '../../shared/ui/login-redirect.tsx';
import { ListItemsPage } from './list-items-page.tsx';

/** One of the shopper's own lists; guests go to the login page [2 §2, §6]. */
export function ListDetail() {
  const { visitor } = useStore($session);
  return (
    <div className="cb-root cb-list-detail">
      {permissionsFor(visitor, 'standard').mayViewAccount ? (
        <ListItemsPage visitor={visitor} />
      ) : (
        <LoginRedirect to="/account/login" />
      )}
    </div>
  );
}
