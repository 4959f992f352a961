import { CONFIRMATION_GROUPS, type PlacedOrder } from '../../shared/domain/orders/order-confirmation.ts';
import { orderedItemsTable } from '../../shared/ui/files/file-tables.ts';
import { SaveOrShare } from '../../shared/ui/files/save-or-share.tsx';

interface ConfirmationFilesProps {
  order: PlacedOrder;
  /** Whether this visitor is shown prices. */
  priced: boolean;
  onClose: () => void;
}

/** The items of the order as a file [files Files]. */
export function ConfirmationFiles({ order, priced, onClose }: ConfirmationFilesProps) {
  const items = CONFIRMATION_GROUPS.flatMap((group) => order.groups[group]);
  return (
    <SaveOrShare
      name={`order-${order.orderNumber}`}
      table={() => orderedItemsTable(items, priced)}
      priced={priced}
      onClose={onClose}
    />
  );
}
