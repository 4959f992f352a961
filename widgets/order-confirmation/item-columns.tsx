import { formatDate } from '../../shared/domain/date.ts';
import type { OrderItem } from '../../shared/domain/order.ts';
import { fill } from '../../shared/page/messages.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { ProductImage } from '../../shared/ui/product-image.tsx';
import { messages } from './order-confirmation-messages.ts';
import type { PriceView } from './price-view.ts';

/** What is told of an item, and of its prices as far as this shopper sees them [2 §2]. */
export function itemColumns({ shown, contract }: PriceView): Column<OrderItem>[] {
  const columns: (Column<OrderItem> | false)[] = [
    { key: 'item', heading: messages.item, rowHeader: true, cell: itemCell },
    { key: 'delivery', heading: messages.delivery, cell: deliveryCell },
    shown && {
      key: 'price',
      heading: messages.price,
      numeric: true,
      cell: contract ? contractPriceCell : priceCell,
    },
    { key: 'quantity', heading: messages.quantity, numeric: true, cell: ({ quantity }) => quantity },
    shown && { key: 'total', heading: messages.itemTotal, numeric: true, cell: totalCell },
  ];
  return columns.filter((column) => column !== false);
}

function itemCell({ imageUrl, description, itemNumber, backOrderText }: OrderItem) {
  return (
    <span className="cb-order-item">
      <ProductImage url={imageUrl} size={56} />
      <span className="cb-order-item__facts">
        {description && <span className="cb-order-item__name">{description}</span>}
        <span className="cb-order-item__number" translate="no">
          {fill(messages.itemNumber, { number: itemNumber })}
        </span>
        {backOrderText && <span className="cb-order-item__back-order">{backOrderText}</span>}
      </span>
    </span>
  );
}

function deliveryCell({ shippingMethod, arrivalStart, arrivalEnd, deliveryDate }: OrderItem) {
  const day = formatDate(deliveryDate);
  const lines = [shippingMethod, arrival(formatDate(arrivalStart), formatDate(arrivalEnd))];
  if (day) lines.push(fill(messages.deliveryDate, { date: day }));
  return (
    <span className="cb-order-item__lines">
      {lines.filter(Boolean).map((line) => (
        <span className="cb-order-item__line" key={line}>
          {line}
        </span>
      ))}
    </span>
  );
}

function arrival(from: string | undefined, to: string | undefined): string | undefined {
  if (from && to && from !== to) return fill(messages.arrivesBetween, { from, to });
  const date = from ?? to;
  return date && fill(messages.arrives, { date });
}

function priceCell({ yourPrice, price, basePrice }: OrderItem) {
  return <Money amount={yourPrice ?? price ?? basePrice} />;
}

/** The shopper's own price against the retail price; where there is none of their own, the price that holds. */
function contractPriceCell(item: OrderItem) {
  const { yourPrice, basePrice } = item;
  if (yourPrice === undefined) return priceCell(item);
  return (
    <span className="cb-order-item__prices">
      {basePrice !== yourPrice && <Money amount={basePrice} struck hiddenLabel={messages.retailPrice} />}
      <Money amount={yourPrice} />
      <span className="cb-order-item__price-title">{messages.contractPrice}</span>
    </span>
  );
}

function totalCell({ itemTotal, amountTotal }: OrderItem) {
  return <Money amount={itemTotal ?? amountTotal} />;
}
