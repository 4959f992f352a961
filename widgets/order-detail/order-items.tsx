import { useMemo } from 'react';
import { formatDate } from '../../shared/domain/date.ts';
import type { OrderItem } from '../../shared/domain/order.ts';
import { fill } from '../../shared/page/messages.ts';
import { type Column, DataTable } from '../../shared/ui/data-table.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { messages } from './order-detail-messages.ts';

interface OrderItemsProps {
  heading: string;
  items: readonly OrderItem[];
  /** Prices stand only where this visitor is shown any [2 §6]. */
  priced: boolean;
}

/** The items of one section of an order [2 §2]. */
export function OrderItems({ heading, items, priced }: OrderItemsProps) {
  const columns = useMemo(() => columnsOf(priced), [priced]);
  return (
    <div className="cb-order__section">
      <h2 className="cb-order__section-heading">{heading}</h2>
      <DataTable caption={heading} captionHidden columns={columns} rows={items} keyOf={keyOf} />
    </div>
  );
}

function keyOf({ key }: OrderItem): string {
  return key;
}

function columnsOf(priced: boolean): Column<OrderItem>[] {
  const columns: Column<OrderItem>[] = [
    { key: 'date', heading: messages.deliveryDate, cell: ({ deliveryDate }) => formatDate(deliveryDate) },
    {
      key: 'number',
      heading: messages.itemNumber,
      cell: ({ itemNumber }) => <span translate="no">{itemNumber}</span>,
    },
    { key: 'product', heading: messages.product, rowHeader: true, cell: product },
    { key: 'quantity', heading: messages.quantity, numeric: true, cell: ({ quantity }) => quantity },
  ];
  if (!priced) return columns;
  return [
    ...columns,
    {
      key: 'price',
      heading: messages.yourPrice,
      numeric: true,
      cell: ({ price, yourPrice }) => <Money amount={price ?? yourPrice} />,
    },
    {
      key: 'total',
      heading: messages.itemTotal,
      numeric: true,
      cell: ({ itemTotal, amountTotal }) => <Money amount={itemTotal ?? amountTotal} />,
    },
  ];
}

function product({ description, itemNumber, shippingMethod }: OrderItem) {
  return (
    <>
      <span className="cb-order__product">{description ?? itemNumber}</span>
      {shippingMethod && (
        <span className="cb-order__method">{fill(messages.shipsBy, { method: shippingMethod })}</span>
      )}
    </>
  );
}
