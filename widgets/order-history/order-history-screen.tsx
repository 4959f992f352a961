import { useEffect, useRef, useState } from 'react';
import type { Permissions } from '../../shared/domain/permissions.ts';
import type { Visitor } from '../../shared/domain/visitor.ts';
import { createReorder } from '../../shared/stores/reorder.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Breadcrumb } from '../../shared/ui/breadcrumb.tsx';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { PrintButton } from '../../shared/ui/print-button.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { EmptyHistory } from './empty-history.tsx';
import { loadLazyPart } from './load-lazy-part.ts';
import { messages } from './order-history-messages.ts';
import { createOrderHistory } from './order-history-state.ts';
import { OrderList } from './order-list.tsx';

const PrintHeader = lazyPart(async () => (await loadLazyPart()).PrintHeader);
const ReadFailure = lazyPart(async () => (await loadLazyPart()).ReadFailure);
const CompleteHistory = lazyPart(async () => (await loadLazyPart()).CompleteHistory);
const OrderDialogs = lazyPart(async () => (await loadLazyPart()).OrderDialogs);
const ReorderProblem = lazyPart(async () => (await loadLazyPart()).ReorderProblem);

interface OrderHistoryScreenProps {
  visitor: Visitor;
  permissions: Permissions;
}

/** The history as a signed-in shopper sees it: what went wrong, the orders, the way to further ones [2 §2]. */
export function OrderHistoryScreen({ visitor, permissions }: OrderHistoryScreenProps) {
  const [history] = useState(createOrderHistory);
  const [reorder] = useState(createReorder);
  const { shown, failure } = useStore(history.$history);
  const phase = useStore(reorder.$phase);
  const results = useRef<HTMLHeadingElement>(null);
  useEffect(() => history.start(), [history]);

  async function retry(): Promise<void> {
    // The button that was pressed goes with its message.
    if (await history.retry()) results.current?.focus();
  }

  return (
    <>
      <PrintHeader visitor={visitor} />
      <Breadcrumb trail={[{ text: messages.account, href: '/account/landing' }]} here={messages.here} />
      <div className="cb-orders__head">
        <h1 className="cb-page-heading cb-orders__heading">{messages.title}</h1>
        <PrintButton />
      </div>
      <div className="cb-orders__body" data-loading={!shown && !failure}>
        {phase.kind === 'refused' && <ReorderProblem lines={phase.lines} onDismiss={reorder.close} />}
        {failure && <ReadFailure failure={failure} what={messages.what} onRetry={retry} />}
        {!shown && !failure && (
          <div className="cb-table__shape">
            <Skeleton rows={12} />
          </div>
        )}
        {shown?.total === 0 && <EmptyHistory heading={results} />}
        {shown && shown.total > 0 && (
          <OrderList
            history={history}
            reorder={reorder}
            priced={permissions.seesPrices}
            shown={shown}
            heading={results}
          />
        )}
      </div>
      {shown && permissions.seesCompleteHistory && <CompleteHistory profileId={visitor.profileId} />}
      {/^(merging|choosing|added)$/.test(phase.kind) && <OrderDialogs phase={phase} reorder={reorder} />}
    </>
  );
}
