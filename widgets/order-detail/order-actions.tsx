import { useMemo, useState } from 'react';
import { type OrderDetail, submitControl } from '../../shared/domain/order-detail.ts';
import type { Permissions } from '../../shared/domain/permissions.ts';
import { piecesByItem } from '../../shared/domain/pieces-by-item.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { PrintButton } from '../../shared/ui/print-button.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { messages } from './order-detail-messages.ts';
import type { OrderDetailState } from './order-detail-state.ts';

const AddOrderToList = lazyPart(async () => (await import('./add-order-to-list.tsx')).AddOrderToList);

interface OrderActionsProps {
  order: OrderDetail;
  orderId: string;
  /** A temporary business-to-institution order. */
  temporary: boolean;
  page: OrderDetailState;
  permissions: Permissions;
  onReorder: () => Promise<void>;
}

/** What can be done with an order [2 §2]; staff submit the temporary ones [2 §4]. */
export function OrderActions(props: OrderActionsProps) {
  const { order, orderId, temporary, page, permissions, onReorder } = props;
  const reordering = useStore(page.reorder.$phase).kind === 'sending';
  // Counts, so that each press opens the dialog anew.
  const [adds, setAdds] = useState(0);
  const pieces = useMemo(() => piecesByItem(Object.values(order.sections).flat()), [order]);
  const isEmpty = pieces.length === 0;
  const reason = isEmpty ? messages.noItems : undefined;
  return (
    <>
      <div className="cb-order__actions">
        <PrintButton />
        {permissions.mayAddToList && (
          <Button disabled={isEmpty} hint={reason} onPress={() => setAdds(adds + 1)}>
            {messages.addToList}
          </Button>
        )}
        <Button tone="action" busy={reordering} disabled={isEmpty} hint={reason} onPress={onReorder}>
          {reordering && <Spinner />}
          <span className="cb-order__action-name">{messages.reorder}</span>
        </Button>
        {permissions.maySubmitTemporaryOrders && temporary && (
          <SubmitButton order={order} page={page} onSubmit={() => page.submit(orderId)} />
        )}
      </div>
      {adds > 0 && <AddOrderToList key={adds} pieces={pieces} />}
    </>
  );
}

interface SubmitButtonProps {
  order: OrderDetail;
  page: OrderDetailState;
  onSubmit: () => Promise<void>;
}

/** Submits the order, or says that it is submitted; stays one button, so that it keeps the focus. */
function SubmitButton({ order, page, onSubmit }: SubmitButtonProps) {
  const { phase } = useStore(page.$submission);
  const control = phase === 'submitted' ? 'submitted' : submitControl(order);
  if (control === 'none') return null;
  const sending = phase === 'sending';
  return (
    <Button
      tone="primary"
      busy={sending}
      disabled={control !== 'active'}
      hint={control === 'disabled' ? messages.submitNeedsOrganization : undefined}
      onPress={onSubmit}
    >
      {sending && <Spinner />}
      <span className="cb-order__action-name">
        {control === 'submitted' ? messages.submitted : messages.submitOrder}
      </span>
    </Button>
  );
}
