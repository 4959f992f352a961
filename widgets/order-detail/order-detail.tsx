import { useMemo } from 'react';
import { permissionsFor } from '../../shared/domain/permissions.ts';
import type { PropsOf } from '../../shared/embed/attributes.ts';
import { readQuery } from '../../shared/page/page-query.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import type { orderDetailDefinition } from './order-detail-definition.ts';
import { messages } from './order-detail-messages.ts';
import { OrderPage } from './order-page.tsx';

const LoginRedirect = lazyPart(
  async () => (await import('../../shared/ui/login-redirect.tsx')).LoginRedirect,
);

/**
 * The order that the page's address names, for whoever is signed in [2 §2]. Without `userId` it is taken for
 * one of the visitor's own.
 */
export function OrderDetail({ csr, tempB2i }: PropsOf<typeof orderDetailDefinition.attributes>) {
  const { visitor } = useStore($session);
  const permissions = useMemo(() => permissionsFor(visitor, 'standard'), [visitor]);
  const query = readQuery();
  const orderId = query.get('orderId')?.trim();
  const asStaff = csr && permissions.mayViewAnyOrder;
  const userId = query.get('userId')?.trim() || (asStaff ? undefined : visitor.profileId);

  function content() {
    if (!permissions.mayViewAccount) return <LoginRedirect to="/account/login" />;
    if (!orderId) {
      return (
        <div className="cb-order__missing">
          <h1 className="cb-page-heading cb-order__heading">{messages.title}</h1>
          <Notice tone="warning">
            <p className="cb-order__line">{messages.noOrderId}</p>
            {permissions.seesOrderHistory && (
              <a className="cb-link" href="/account/order">
                {messages.orderHistory}
              </a>
            )}
          </Notice>
        </div>
      );
    }
    return (
      <OrderPage
        orderId={orderId}
        userId={userId}
        asStaff={asStaff}
        temporary={tempB2i}
        visitor={visitor}
        permissions={permissions}
      />
    );
  }
  return <div className="cb-root cb-order-detail">{content()}</div>;
}
