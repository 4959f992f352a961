/** Choosing items of an order for the cart; loaded when the pointer or the focus reaches its button. */
import { useEffect, useMemo, useState } from 'react';
import type { OrderRow } from '../../shared/api/orders/order-history.ts';
import { readOrderedItems } from '../../shared/api/orders/order-sections.ts';
import { orderPicks } from '../../shared/domain/bulk-add/item-pick.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { useItemPicker } from '../../shared/stores/bulk-add/use-item-picker.ts';
import { rememberOrder } from '../../shared/stores/remembered-items.ts';
import { createResource } from '../../shared/stores/resource.ts';
import { useStore } from '../../shared/stores/store.ts';
import { ItemPicker } from '../../shared/ui/bulk-add/item-picker.tsx';
import { ReadFailure } from '../../shared/ui/failure.tsx';

const messages = defineMessages('order-history', { theItems: 'The items in this order' });

interface ChoosePastItemsProps {
  order: OrderRow;
  onClose: () => void;
}

/** The picker with the items of one order, which are read for it [picker Places]. */
export function ChoosePastItems({ order, onClose }: ChoosePastItemsProps) {
  const [sections] = useState(() =>
    createResource((signal) => readOrderedItems({ orderId: order.id, userId: order.profileId }, { signal })),
  );
  useEffect(() => sections.open(), [sections]);
  const { value, failure } = useStore(sections.$state);
  useEffect(() => {
    if (value) rememberOrder(order.profileId, value);
  }, [value, order]);
  const items = useMemo(() => value && orderPicks(Object.values(value.sections).flat()), [value]);
  const picker = useItemPicker(`order:${order.id}`, items);
  return (
    <ItemPicker
      {...picker}
      kind="order"
      unreadable={value?.unreadableItems ?? 0}
      failure={
        failure &&
        !value && <ReadFailure failure={failure} what={messages.theItems} onRetry={sections.read} />
      }
      onClose={onClose}
    />
  );
}
