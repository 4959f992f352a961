import { useState } from 'react';
import type { OrderedItem } from '../../domain/orders/order.ts';
import { lazyComponent } from '../lazy-component.tsx';
import { orderedItemsTable } from './file-tables.ts';
import { OrderArrivals } from './order-arrivals.tsx';
import { SaveOrShare } from './save-or-share.tsx';

const ReceivingChecklist = lazyComponent(
  () => import('./receiving-checklist.tsx'),
  ({ ReceivingChecklist }) => ReceivingChecklist,
);

interface OrderFilesProps {
  /** The number of the order. */
  order: string;
  items: readonly OrderedItem[];
  /** Whether this visitor sees prices. */
  priced: boolean;
  onClose: () => void;
}

/** An order as a file, and its arrivals as a calendar file and as a checklist. */
export function OrderFiles({ order, items, priced, onClose }: OrderFilesProps) {
  const [showsChecklist, setShowsChecklist] = useState(false);
  if (showsChecklist) return <ReceivingChecklist order={order} items={items} onClose={onClose} />;
  return (
    <SaveOrShare
      name={`order-${order}`}
      table={() => orderedItemsTable(items, priced)}
      priced={priced}
      onClose={onClose}
    >
      <OrderArrivals order={order} items={items} onChecklist={() => setShowsChecklist(true)} />
    </SaveOrShare>
  );
}
