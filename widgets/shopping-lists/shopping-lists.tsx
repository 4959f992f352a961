import { permissionsFor } from '../../shared/domain/permissions.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { LoginRedirect } from '../../shared/ui/login-redirect.tsx';
import { ListsPage } from './lists-page.tsx';

/** The shopper's own lists; guests go to the login page [2 §2, §6]. */
export function ShoppingLists() {
  const { visitor } = useStore($session);
  const { mayViewAccount, seesPrices } = permissionsFor(visitor, 'standard');
  return (
    <div className="cb-root cb-shopping-lists">
      {mayViewAccount ? <ListsPage priced={seesPrices} /> : <LoginRedirect to="/account/login" />}
    </div>
  );
}
