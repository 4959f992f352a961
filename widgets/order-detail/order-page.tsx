import { useEffect, useRef, useState } from 'react';
import type { Permissions } from '../../shared/domain/permissions.ts';
import type { Visitor } from '../../shared/domain/visitor.ts';
import { fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Breadcrumb } from '../../shared/ui/breadcrumb.tsx';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { ReadFailure } from '../../shared/ui/read-failure.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderContents } from './order-contents.tsx';
import { messages } from './order-detail-messages.ts';
import { createOrderDetail, type OrderReference } from './order-detail-state.ts';

const PrintHeader = lazyPart(async () => (await import('../../shared/ui/print-header.tsx')).PrintHeader);
const ReorderResult = lazyPart(async () => (await import('./reorder-result.tsx')).ReorderResult);
const SubmitProblem = lazyPart(async () => (await import('./submit-problem.tsx')).SubmitProblem);

interface OrderPageProps {
  orderId: string;
  /** Whose order it is; absent when neither page nor visitor says. */
  userId: string | undefined;
  /** Read by customer service, whosever it is. */
  asStaff: boolean;
  /** The page takes it for a temporary business-to-institution order. */
  temporary: boolean;
  visitor: Visitor;
  permissions: Permissions;
}

/** One order: heading, buttons, what came of them, and the order itself, or why it is not there [2 §2]. */
export function OrderPage(props: OrderPageProps) {
  const { orderId, userId = '', asStaff, temporary, visitor, permissions } = props;
  const [page] = useState(createOrderDetail);
  const reading = useStore(page.$reading);
  const submission = useStore(page.$submission);
  // What a reorder ends in is loaded with the first one.
  const [reordered, setReordered] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const [reference] = useState<OrderReference>(
    asStaff ? { kind: 'any', orderId, temporary } : { kind: 'own', orderId, userId },
  );
  useEffect(() => page.open(reference), [page, reference]);

  function retry(): void {
    heading.current?.focus();
    page.open(reference);
  }

  function reorder(): Promise<void> {
    setReordered(true);
    return page.reorder.start(orderId);
  }

  const order = reading.phase === 'ready' ? reading.order : undefined;
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
        {reading.phase === 'loading' && <div className="cb-order__actions" />}
        {order && (
          <OrderActions
            order={order}
            orderId={orderId}
            temporary={order.temporary ?? temporary}
            page={page}
            permissions={permissions}
            onReorder={reorder}
          />
        )}
      </div>
      {reordered && <ReorderResult reorder={page.reorder} permissions={permissions} />}
      {submission.phase === 'failed' && (
        <SubmitProblem failure={submission.failure} onDismiss={page.dismissSubmission} />
      )}
      <div className="cb-order__body" data-phase={reading.phase} aria-busy={reading.phase === 'loading'}>
        {reading.phase === 'loading' && <Skeleton rows={5} />}
        {reading.phase === 'failed' && (
          <ReadFailure failure={reading.failure} what={messages.thisOrder} onRetry={retry} />
        )}
        {order && <OrderContents order={order} visitor={visitor} permissions={permissions} />}
      </div>
    </>
  );
}
