import { useState } from 'react';
import type { OrderedItem } from '../../domain/orders/order.ts';
import { lazyPart } from '../lazy-part.tsx';
import { orderedItemsTable } from './file-tables.ts';
import { OrderArrivals } from './order-arrivals.tsx';
import { SaveOrShare } from './save-or-share.tsx';

const ReceivingChecklist = lazyPart(
  () => import('./receiving-checklist.tsx'),
  ({ ReceivingChecklist }) => ReceivingChecklist,
);

interface OrderFilesProps {
  /** The number of the order. */
  order: string;
  items: readonly OrderedItem[];
  /** Whether this visitor is shown prices. */
  priced: boolean;
  onClose: () => void;
}

/** An order as a file, its arrivals for a calendar, and as a list to tick off. */
export function OrderFiles({ order, items, priced, onClose }: OrderFilesProps) {
  const [checks, setChecks] = useState(false);
  if (checks) return <ReceivingChecklist order={order} items={items} onClose={onClose} />;
  return (
    <SaveOrShare
      name={`order-${order}`}
      table={() => orderedItemsTable(items, priced)}
      priced={priced}
      onClose={onClose}
    >
      <OrderArrivals order={order} items={items} onChecklist={() => setChecks(true)} />
    </SaveOrShare>
  );
}
