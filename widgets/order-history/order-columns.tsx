import type { ReactNode } from 'react';
import type { OrderRow } from '../../shared/api/orders/order-history.ts';
import { formatDate } from '../../shared/domain/date.ts';
import { groupDigits } from '../../shared/domain/number.ts';
import type { OrderSortKey } from '../../shared/domain/orders/order-history.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import type { Reorder } from '../../shared/stores/orders/reorder.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Money } from '../../shared/ui/money.tsx';
import type { Column } from '../../shared/ui/table/column.ts';

/** The names of the columns, on the screen and in a file. */
export const orderHeadings = defineMessages('order-history', {
  number: 'Order #',
  date: 'Date',
  total: 'Total',
  status: 'Status',
  quantity: '# Items',
});

const messages = defineMessages('order-history', {
  actions: 'Actions',
  reorder: 'Reorder',
  adding: 'Adding…',
  reorderOf: 'Reorder order {number}',
  addingOf: 'Adding… order {number}',
  viewDetails: 'View Details',
  viewDetailsOf: 'View Details of order {number}',
  reorderWaits: 'Another order is being added to your cart.',
});

/**
 * Returns the columns of the history [2 §2 Order columns]. Call it once.
 * @param priced whether this visitor sees prices; without prices, there is no total
 * @param chooserOf renders the button that chooses among an order's items
 */
export function orderColumns(
  priced: boolean,
  reorder: Reorder,
  chooserOf: (order: OrderRow) => ReactNode,
): readonly Column<OrderRow, OrderSortKey>[] {
  const total: Column<OrderRow, OrderSortKey> = {
    key: 'total',
    heading: orderHeadings.total,
    numeric: true,
    cell: (order) => <Money amount={order.total} />,
  };
  return [
    {
      key: 'number',
      heading: orderHeadings.number,
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
      heading: orderHeadings.date,
      sortKey: 'submittedDate',
      cell: (order) => <span className="cb-orders__value">{formatDate(order.date)}</span>,
    },
    ...(priced ? [total] : []),
    {
      key: 'status',
      heading: orderHeadings.status,
      cell: ({ status }) => (
        <span className="cb-order-status" data-status={status}>
          {status}
        </span>
      ),
    },
    {
      key: 'quantity',
      heading: orderHeadings.quantity,
      numeric: true,
      cell: (order) => (
        <span className="cb-orders__value">{order.quantity && groupDigits(order.quantity)}</span>
      ),
    },
    {
      key: 'actions',
      heading: messages.actions,
      headingHidden: true,
      cell: (order) => (
        <OrderActions order={order} reorder={reorder} chooser={chooserOf(order)} href={orderAddress(order)} />
      ),
    },
  ];
}

/** The address of an order's own page [2 §2 Order rows]. */
function orderAddress({ id, profileId }: OrderRow): string {
  return `/account/order-detail?${new URLSearchParams({ orderId: id, userId: profileId })}`;
}

interface OrderActionsProps {
  order: OrderRow;
  reorder: Reorder;
  chooser: ReactNode;
  /** A link to the order's own page. */
  href: string;
}

/** The actions for an order [2 §2 Order rows]. While one order is being added to the cart, the other buttons wait. */
function OrderActions({ order, reorder, chooser, href }: OrderActionsProps) {
  const { number } = order;
  const sending = useStore(reorder.$phase, (phase) => {
    if (phase.kind !== 'sending') return 'none';
    return phase.orderId === order.id ? 'this' : 'another';
  });
  return (
    <div className="cb-orders__actions" data-cb-place="row-actions" data-cb-order={order.id}>
      <Button
        // The name contains the visible text, for voice control.
        label={fill(sending === 'this' ? messages.addingOf : messages.reorderOf, { number })}
        busy={sending === 'this'}
        disabled={sending === 'another'}
        hint={sending === 'another' ? messages.reorderWaits : undefined}
        onPress={() => reorder.start(order.id)}
      >
        {sending === 'this' ? messages.adding : messages.reorder}
      </Button>
      <a className="cb-button" href={href} aria-label={fill(messages.viewDetailsOf, { number })}>
        {messages.viewDetails}
      </a>
      <span className="cb-orders__choose">{chooser}</span>
    </div>
  );
}
