import { atom } from 'nanostores';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { OrderRow } from '../../shared/api/orders/order-history.ts';
import type { Visitor } from '../../shared/domain/account/visitor.ts';
import { type Permissions, permissionsFor } from '../../shared/domain/permissions.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { createReorder } from '../../shared/stores/orders/reorder.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Breadcrumb } from '../../shared/ui/breadcrumb.tsx';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';
import { Skeleton } from '../../shared/ui/loading.tsx';
import { createOrderHistory, loadHistorySurroundings } from './order-history-state.ts';
import { OrderList } from './order-list.tsx';

const messages = defineMessages('order-history', {
  account: 'My Account',
  here: 'Order History',
  title: 'Online Order History',
  what: 'Your orders',
});

const LoginRedirect = lazyComponent(loadHistorySurroundings, ({ LoginRedirect }) => LoginRedirect);
const PrintHeader = lazyComponent(loadHistorySurroundings, ({ PrintHeader }) => PrintHeader);
const ReadFailure = lazyComponent(loadHistorySurroundings, ({ ReadFailure }) => ReadFailure);
const CompleteHistory = lazyComponent(loadHistorySurroundings, ({ CompleteHistory }) => CompleteHistory);
const AboveOrders = lazyComponent(loadHistorySurroundings, ({ AboveOrders }) => AboveOrders);
const ReorderOutcome = lazyComponent(loadHistorySurroundings, ({ ReorderOutcome }) => ReorderOutcome);
const EmptyHistory = lazyComponent(loadHistorySurroundings, ({ EmptyHistory }) => EmptyHistory);
const HistoryHead = lazyComponent(loadHistorySurroundings, ({ HistoryHead }) => HistoryHead);

/** The orders of the shopper's account; guests are sent to sign in [2 §2 Order history, §6 Guest]. */
export function OrderHistory() {
  const { visitor } = useStore($session);
  const permissions = useMemo(() => permissionsFor(visitor, 'standard'), [visitor]);
  return (
    <div className="cb-root cb-orders">
      {permissions.mayViewAccount ? (
        <OrderHistoryPage visitor={visitor} permissions={permissions} />
      ) : (
        <LoginRedirect returns />
      )}
    </div>
  );
}

interface OrderHistoryPageProps {
  visitor: Visitor;
  permissions: Permissions;
}

/** The history of a signed-in shopper: errors, the orders, and links to further ones. */
function OrderHistoryPage({ visitor, permissions }: OrderHistoryPageProps) {
  const [history] = useState(createOrderHistory);
  const [reorder] = useState(createReorder);
  const [$choosing] = useState(() => atom<OrderRow | null>(null));
  const { shown, failure } = useStore(history.$state);
  const hasOutcome = useStore(reorder.$phase, ({ kind }) => kind !== 'idle' && kind !== 'sending');
  const results = useRef<HTMLHeadingElement>(null);
  useEffect(() => history.open(), [history]);

  async function retry(): Promise<void> {
    // The pressed button is removed with its message.
    if (await history.retry()) results.current?.focus();
  }

  return (
    <>
      <PrintHeader visitor={visitor} />
      <Breadcrumb trail={[{ text: messages.account, href: '/account/landing' }]} here={messages.here} />
      <div className="cb-orders__head">
        <h1 className="cb-page-heading cb-orders__heading">{messages.title}</h1>
        <HistoryHead orders={shown?.rows} page={shown?.query.page} priced={permissions.seesPrices} />
      </div>
      <div className="cb-orders__body" data-loading={!shown && !failure}>
        <AboveOrders $choosing={$choosing} />
        {hasOutcome && <ReorderOutcome reorder={reorder} />}
        {failure && <ReadFailure failure={failure.failure} what={messages.what} onRetry={retry} />}
        {!shown && !failure && (
          <div className="cb-table__shape">
            <Skeleton rows={12} />
          </div>
        )}
        {shown?.total === 0 && <EmptyHistory heading={results} />}
        {shown && shown.total > 0 && (
          <OrderList
            caption={messages.what}
            history={history}
            reorder={reorder}
            $choosing={$choosing}
            priced={permissions.seesPrices}
            shown={shown}
            heading={results}
          />
        )}
      </div>
      {permissions.seesCompleteHistory && <CompleteHistory profileId={visitor.profileId} />}
    </>
  );
}
