/** Choosing items of the order for another order. Loaded when the pointer or the focus reaches its button. */
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
  // The row keys differ from those on the order's own page, so the ticks are kept apart.
  const picker = useItemPicker(`confirmation:${order.orderId}`, items);
  return <ItemPicker {...picker} kind="order" unreadable={order.unreadableItems} onClose={onClose} />;
}
