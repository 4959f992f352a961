import type { OrderRow } from '../../shared/api/order-history.ts';
import { formatDate } from '../../shared/domain/date.ts';
import type { OrderSortKey } from '../../shared/domain/order-view.ts';
import type { Reorder } from '../../shared/stores/reorder.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { OrderActions } from './order-actions.tsx';
import { messages } from './order-history-messages.ts';

/** The address of an order's own page [2 §2]. */
function orderAddress({ id, profileId }: OrderRow): string {
  return `/account/order-detail?${new URLSearchParams({ orderId: id, userId: profileId })}`;
}

/**
 * Gives the columns of the history [2 §2], to be asked for once.
 * @param priced whether this visitor is shown prices; without, there is no total
 */
export function orderColumns(priced: boolean, reorder: Reorder): readonly Column<OrderRow, OrderSortKey>[] {
  const total: Column<OrderRow, OrderSortKey> = {
    key: 'total',
    heading: messages.total,
    numeric: true,
    cell: (order) => <Money amount={order.total} />,
  };
  return [
    {
      key: 'number',
      heading: messages.number,
      sortKey: 'jdeOrderNumber',
      rowHeader: true,
      cell: (order) => (
        <a className="cb-link" href={orderAddress(order)} translate="no">
          {order.number}
        </a>
      ),
    },
    {
      key: 'date',
      heading: messages.date,
      sortKey: 'submittedDate',
      cell: (order) => <span className="cb-orders__value">{formatDate(order.date)}</span>,
    },
    ...(priced ? [total] : []),
    {
      key: 'status',
      heading: messages.status,
      cell: (order) => <span className="cb-orders__value">{order.status}</span>,
    },
    {
      key: 'quantity',
      heading: messages.quantity,
      numeric: true,
      cell: (order) => <span className="cb-orders__value">{order.quantity}</span>,
    },
    {
      key: 'actions',
      heading: messages.actions,
      headingHidden: true,
      cell: (order) => <OrderActions order={order} reorder={reorder} href={orderAddress(order)} />,
    },
  ];
}
