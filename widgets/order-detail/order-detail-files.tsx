import type { DetailedOrder } from '../../shared/domain/orders/order-detail.ts';
import { orderedItemsTable } from '../../shared/ui/files/file-tables.ts';
import { SaveOrShare } from '../../shared/ui/files/save-or-share.tsx';

interface OrderFilesProps {
  order: DetailedOrder;
  /** Whether this visitor is shown prices. */
  priced: boolean;
  onClose: () => void;
}

/** The order's items as a file [files Files]. */
export function OrderFiles({ order, priced, onClose }: OrderFilesProps) {
  const items = Object.values(order.sections).flat();
  return (
    <SaveOrShare
      name={`order-${order.number ?? ''}`}
      table={() => orderedItemsTable(items, priced)}
      priced={priced}
      onClose={onClose}
    />
  );
}
