/** Choosing items of the order for another one; loaded when the pointer or the focus reaches its button. */
import { useMemo } from 'react';
import { orderPicks } from '../../shared/domain/bulk-add/item-pick.ts';
import type { PlacedOrder } from '../../shared/domain/orders/order-confirmation.ts';
import { useItemPicker } from '../../shared/stores/bulk-add/use-item-picker.ts';
import { ItemPicker } from '../../shared/ui/bulk-add/item-picker.tsx';

interface ChooseConfirmedItemsProps {
  order: PlacedOrder;
  onClose: () => void;
}

/** The picker with the items of all groups [picker Places]. */
export function ChooseConfirmedItems({ order, onClose }: ChooseConfirmedItemsProps) {
  const items = useMemo(() => orderPicks(Object.values(order.groups).flat()), [order]);
  // Its rows have other keys than those of the order's own page.
  const picker = useItemPicker(`confirmation:${order.orderId}`, items);
  return <ItemPicker {...picker} kind="order" unreadable={order.unreadableItems} onClose={onClose} />;
}
