import { useMemo, useState } from 'react';
import { quantitiesByItem } from '../../shared/domain/cart/quantities-by-item.ts';
import { type DetailedOrder, submitControl } from '../../shared/domain/orders/order-detail.ts';
import type { Permissions } from '../../shared/domain/permissions.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/store.ts';
import { ChooseItemsButton } from '../../shared/ui/bulk-add/choose-items-button.tsx';
import { Button, PrintButton } from '../../shared/ui/button.tsx';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';
import { Spinner } from '../../shared/ui/loading.tsx';
import { orderContentsMessages } from './order-contents.tsx';
import type { OrderDetailState } from './order-detail-state.ts';

const AddOrderToList = lazyComponent(
  () => import('./add-order-to-list.tsx'),
  ({ AddOrderToList }) => AddOrderToList,
);

const loadChooseItems = () => import('./choose-order-items.tsx');
const ChooseOrderItems = lazyComponent(loadChooseItems, ({ ChooseOrderItems }) => ChooseOrderItems);
const OrderFiles = lazyComponent(
  () => import('../../shared/ui/files/order-files.tsx'),
  ({ OrderFiles }) => OrderFiles,
);

const messages = defineMessages('order-detail', {
  saveOrShare: 'Save or share',
  addToList: 'Add to List',
  reorder: 'Reorder',
  submitOrder: 'Submit Order',
  submitted: 'SUBMITTED',
  submitNeedsOrganization: 'This order doesn’t belong to an organization yet, so you can’t submit it.',
});

interface OrderDetailActionsProps {
  orderId: string;
  order: DetailedOrder;
  /** A temporary business-to-institution order. */
  temporary: boolean;
  page: OrderDetailState;
  permissions: Permissions;
  onReorder: () => Promise<void>;
}

/** The actions for an order [2 §2 Order buttons]; staff submit temporary ones [2 §4 Order state]. */
export function OrderDetailActions(props: OrderDetailActionsProps) {
  const { orderId, order, temporary, page, permissions, onReorder } = props;
  const reordering = useStore(page.reorder.$phase).kind === 'sending';
  // A count, so that each press opens a new dialog.
  const [adds, setAdds] = useState(0);
  const [isChoosing, setChoosing] = useState(false);
  const [filing, setFiling] = useState(false);
  const items = useMemo(() => quantitiesByItem(Object.values(order.sections).flat()), [order]);
  const isEmpty = items.length === 0;
  const reason = isEmpty ? orderContentsMessages.noItems : undefined;
  return (
    <>
      <div className="cb-order__actions">
        <PrintButton />
        <Button tone="link" disabled={isEmpty} hint={reason} onPress={() => setFiling(true)}>
          {messages.saveOrShare}
        </Button>
        {permissions.mayAddToList && (
          <Button disabled={isEmpty} hint={reason} onPress={() => setAdds(adds + 1)}>
            {messages.addToList}
          </Button>
        )}
        <Button tone="action" busy={reordering} disabled={isEmpty} hint={reason} onPress={onReorder}>
          {reordering && <Spinner />}
          <span className="cb-order__action-name">{messages.reorder}</span>
        </Button>
        {permissions.mayQuickOrder && !isEmpty && (
          <ChooseItemsButton load={loadChooseItems} onPress={() => setChoosing(true)} />
        )}
        {permissions.maySubmitTemporaryOrders && temporary && <SubmitButton order={order} page={page} />}
      </div>
      {filing && (
        <OrderFiles
          order={order.number ?? ''}
          items={Object.values(order.sections).flat()}
          priced={permissions.seesPrices}
          onClose={() => setFiling(false)}
        />
      )}
      {adds > 0 && <AddOrderToList key={adds} items={items} />}
      {isChoosing && <ChooseOrderItems orderId={orderId} order={order} onClose={() => setChoosing(false)} />}
    </>
  );
}

interface SubmitButtonProps {
  order: DetailedOrder;
  page: OrderDetailState;
}

/** Submits the order, or says that it is submitted: one button for both, so that it keeps the focus. */
function SubmitButton({ order, page }: SubmitButtonProps) {
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
      onPress={page.submit}
    >
      {sending && <Spinner />}
      <span className="cb-order__action-name">
        {control === 'submitted' ? messages.submitted : messages.submitOrder}
      </span>
    </Button>
  );
}
