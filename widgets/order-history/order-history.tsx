import { useMemo } from 'react';
import { permissionsFor } from '../../shared/domain/permissions.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { loadLazyPart } from './load-lazy-part.ts';
import { OrderHistoryScreen } from './order-history-screen.tsx';

const LoginRedirect = lazyPart(async () => (await loadLazyPart()).LoginRedirect);

/** The orders of the shopper's account; guests are sent to sign in [2 §2], [2 §6]. */
export function OrderHistory() {
  const { visitor } = useStore($session);
  const permissions = useMemo(() => permissionsFor(visitor, 'standard'), [visitor]);
  return (
    <div className="cb-root cb-orders">
      {permissions.mayViewAccount ? (
        <OrderHistoryScreen visitor={visitor} permissions={permissions} />
      ) : (
        <LoginRedirect to="/account/login?resume=prev" />
      )}
    </div>
  );
}
