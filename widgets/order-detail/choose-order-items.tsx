/** Choosing items of the order for the cart; loaded when the pointer or the focus reaches its button. */
import { useMemo } from 'react';
import { orderPicks } from '../../shared/domain/bulk-add/item-pick.ts';
import type { DetailedOrder } from '../../shared/domain/orders/order-detail.ts';
import { useItemPicker } from '../../shared/stores/bulk-add/use-item-picker.ts';
import { ItemPicker } from '../../shared/ui/bulk-add/item-picker.tsx';

interface ChooseOrderItemsProps {
  orderId: string;
  order: DetailedOrder;
  onClose: () => void;
}

/** The picker with the items of all sections [picker Places]. */
export function ChooseOrderItems({ orderId, order, onClose }: ChooseOrderItemsProps) {
  const items = useMemo(() => orderPicks(Object.values(order.sections).flat()), [order]);
  const picker = useItemPicker(`order:${orderId}`, items);
  return <ItemPicker {...picker} kind="order" unreadable={order.unreadableItems} onClose={onClose} />;
}
