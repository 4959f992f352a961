import { useEffect, useMemo, useRef, useState } from 'react';
import type { Visitor } from '../../shared/domain/account/visitor.ts';
import { type Permissions, permissionsFor } from '../../shared/domain/permissions.ts';
import type { PropsOf } from '../../shared/embed/attributes.ts';
import { readQuery } from '../../shared/page/links/page-query.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Breadcrumb } from '../../shared/ui/breadcrumb.tsx';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';
import { Skeleton } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { ResourcesLink } from '../../shared/ui/orders/resources-link.tsx';
import { OrderContents } from './order-contents.tsx';
import { OrderDetailActions } from './order-detail-actions.tsx';
import type { definition } from './order-detail-definition.ts';
import { createOrderDetail, type OrderReference } from './order-detail-state.ts';

const loadSurroundings = () => import('./order-surroundings.ts');
const LoginRedirect = lazyComponent(loadSurroundings, ({ LoginRedirect }) => LoginRedirect);
const PrintHeader = lazyComponent(loadSurroundings, ({ PrintHeader }) => PrintHeader);
const PageNotices = lazyComponent(loadSurroundings, ({ PageNotices }) => PageNotices);
const ReadFailure = lazyComponent(loadSurroundings, ({ ReadFailure }) => ReadFailure);
const ReorderResult = lazyComponent(
  () => import('./reorder-result.tsx'),
  ({ ReorderResult }) => ReorderResult,
);
const SubmitProblem = lazyComponent(
  () => import('./submit-order.tsx'),
  ({ SubmitProblem }) => SubmitProblem,
);

const messages = defineMessages('order-detail', {
  title: 'Order Detail',
  order: 'Order #{number}',
  myAccount: 'My Account',
  orderHistory: 'Order History',
  thisOrder: 'This order',
  noOrderId:
    'This link doesn’t include an order number. Choose an order from your order history, or check the link you were sent.',
});

/**
 * The order that the page's address names, for a signed-in visitor [2 §2]. Without `userId` it counts as one of the
 * visitor's own.
 */
export function OrderDetail({ csr, tempB2i, resourcesUrl }: PropsOf<typeof definition.attributes>) {
  const { visitor } = useStore($session);
  const permissions = useMemo(() => permissionsFor(visitor, 'standard'), [visitor]);
  const query = readQuery();
  const orderId = query.get('orderId')?.trim();
  const asStaff = csr && permissions.mayViewAnyOrder;
  const userId = query.get('userId')?.trim() || (asStaff ? '' : (visitor.profileId ?? ''));

  function content() {
    if (!permissions.mayViewAccount) return <LoginRedirect returns={false} />;
    if (!orderId) return <NoOrderNamed linksToHistory={permissions.seesOrderHistory} />;
    return (
      <OrderScreen
        reference={asStaff ? { kind: 'any', orderId, temporary: tempB2i } : { kind: 'own', orderId, userId }}
        userId={userId}
        temporary={tempB2i}
        resourcesUrl={resourcesUrl}
        visitor={visitor}
        permissions={permissions}
      />
    );
  }
  return <div className="cb-root cb-order-detail">{content()}</div>;
}

function NoOrderNamed({ linksToHistory }: { linksToHistory: boolean }) {
  return (
    <div className="cb-order__missing">
      <h1 className="cb-page-heading cb-order__heading">{messages.title}</h1>
      <Notice tone="warning">
        <p className="cb-order__line">{messages.noOrderId}</p>
        {linksToHistory && (
          <a className="cb-link" href="/account/order">
            {messages.orderHistory}
          </a>
        )}
      </Notice>
    </div>
  );
}

interface OrderScreenProps {
  /** Read at the first render, because a page shows one order. */
  reference: OrderReference;
  /** The owner of the order; empty if neither page nor visitor names one. */
  userId: string;
  /** Whether the page says that it is a temporary business-to-institution order. */
  temporary: boolean;
  /** The address of the resources page. */
  resourcesUrl: string;
  visitor: Visitor;
  permissions: Permissions;
}

/** One order: heading, actions, their results, and the order itself, or the reason why it is missing [2 §2]. */
function OrderScreen(props: OrderScreenProps) {
  const { reference, userId, temporary, resourcesUrl, visitor, permissions } = props;
  const [page] = useState(() => createOrderDetail(reference));
  useEffect(() => page.order.open(), [page]);
  const { phase, value: order, failure } = useStore(page.order.$state);
  const submission = useStore(page.$submission);
  // The code for a reorder's result is loaded with the first reorder.
  const [reordered, setReordered] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { orderId } = reference;

  function retry(): void {
    // The button disappears while the order is read again, so the focus moves first.
    heading.current?.focus();
    void page.order.read();
  }

  function reorder(): Promise<void> {
    setReordered(true);
    return page.reorder.start(orderId);
  }

  const name = order?.number ? fill(messages.order, { number: order.number }) : messages.title;
  const trail = [
    { text: messages.myAccount, href: '/account/landing' },
    ...(permissions.seesOrderHistory ? [{ text: messages.orderHistory, href: '/account/order' }] : []),
  ];
  return (
    <>
      <PrintHeader visitor={visitor} />
      <Breadcrumb trail={trail} here={name} />
      <div className="cb-order__head">
        <h1 className="cb-page-heading cb-order__heading" ref={heading} tabIndex={-1}>
          {order?.number ? (
            <a
              className="cb-order__heading-link"
              href={`/account/order-detail?${new URLSearchParams({ orderId, ...(userId && { userId }) })}`}
            >
              {name}
            </a>
          ) : (
            name
          )}
        </h1>
        {phase === 'loading' && <div className="cb-order__actions" />}
        {order && (
          <OrderDetailActions
            orderId={orderId}
            order={order}
            temporary={order.temporary ?? temporary}
            page={page}
            permissions={permissions}
            onReorder={reorder}
          />
        )}
      </div>
      <PageNotices />
      {reordered && <ReorderResult reorder={page.reorder} permissions={permissions} />}
      {submission.phase === 'failed' && (
        <SubmitProblem failure={submission.failure} onDismiss={page.dismissSubmission} />
      )}
      {/* The buttons above may need more rows once the order is shown, so the body becomes a new element then. */}
      <div className="cb-order__body" key={phase} data-phase={phase} aria-busy={phase === 'loading'}>
        {phase === 'loading' && <Skeleton rows={5} />}
        {phase === 'failed' && <ReadFailure failure={failure} what={messages.thisOrder} onRetry={retry} />}
        {order && (
          <>
            <OrderContents
              order={order}
              userType={order.userType ?? visitor.userType}
              priced={permissions.seesPrices}
            />
            <ResourcesLink
              page={resourcesUrl}
              orderId={orderId}
              items={Object.values(order.sections).flat()}
            />
          </>
        )}
      </div>
    </>
  );
}
