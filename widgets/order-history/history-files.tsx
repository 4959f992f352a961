import type { OrderRow } from '../../shared/api/orders/order-history.ts';
import { formatDate } from '../../shared/domain/date.ts';
import { fileTable } from '../../shared/domain/files/file-table.ts';
import { SaveOrShare } from '../../shared/ui/files/save-or-share.tsx';
import { orderHeadings as headings } from './order-columns.tsx';

interface HistoryFilesProps {
  orders: readonly OrderRow[];
  /** Whether this visitor sees prices. */
  priced: boolean;
  onClose: () => void;
}

/** The orders of the current page as a file [files Files]. */
export function HistoryFiles({ orders, priced, onClose }: HistoryFilesProps) {
  return (
    <SaveOrShare
      name="orders"
      table={() =>
        fileTable(orders, [
          [headings.number, ({ number }) => number],
          [headings.date, ({ date }) => formatDate(date)],
          priced && [headings.total, ({ total }) => total],
          [headings.status, ({ status }) => status],
          [headings.quantity, ({ quantity }) => quantity],
        ])
      }
      priced={priced}
      onClose={onClose}
    />
  );
}
