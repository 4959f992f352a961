import { useMemo } from 'react';
import { formatDate } from '../../shared/domain/date.ts';
import type { Amount } from '../../shared/domain/money.ts';
import { groupDigits } from '../../shared/domain/number.ts';
import type { OrderedItem } from '../../shared/domain/orders/order.ts';
import type { DetailedOrder, DetailedOrderTotals } from '../../shared/domain/orders/order-detail.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { useUniqueId } from '../../shared/ui/hooks.ts';
import { Money } from '../../shared/ui/money.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import type { Column } from '../../shared/ui/table/column.ts';
import { DataTable } from '../../shared/ui/table/data-table.tsx';
import { OrderParties } from './order-parties.tsx';

const SECTIONS = ['special', 'living', 'inStock'] as const;

/** The texts of an order's contents. The actions also use one of them, about an order without items. */
export const orderContentsMessages = defineMessages('order-detail', {
  special: 'Special Items',
  living: 'Living & Perishable Items',
  inStock: 'In-Stock Items (non-Live & Perishable)',
  deliveryDate: 'Delivery Date',
  itemNumber: 'Item #',
  product: 'Product',
  quantity: 'Qty',
  yourPrice: 'Your Price',
  itemTotal: 'Item Total',
  shipsBy: 'Shipping method: {method}',
  unreadable:
    'We couldn’t show {count:one item|# items} in this order. Please call customer service about {count:it|them}.',
  noItems: 'There are no items to show in this order.',

  instructions: 'Additional Instructions',
  totals: 'Order totals',
  items: 'Items',
  freight: 'Freight & Handling',
  tax: 'Tax',
  promotion: 'Promotion discount',
  total: 'Total',
  pricesHidden: 'Prices aren’t shown for your account.',
});
const messages = orderContentsMessages;

interface OrderContentsProps {
  order: DetailedOrder;
  /** The order's user type, or the visitor's if the order has none. */
  userType: number;
  /** Whether this visitor sees prices [2 §6 Prices]. */
  priced: boolean;
}

/** The order's status, payment, recipient, items and totals [2 §2 Order blocks]. */
export function OrderContents({ order, userType, priced }: OrderContentsProps) {
  const { sections, instructions, totals, unreadableItems: missing } = order;
  const filled = SECTIONS.filter((section) => sections[section].length > 0);
  return (
    <>
      <OrderParties order={order} userType={userType} />
      {missing > 0 && <Notice tone="warning">{fill(messages.unreadable, { count: missing })}</Notice>}
      {filled.map((section) => (
        <Section key={section} heading={messages[section]} items={sections[section]} priced={priced} />
      ))}
      {filled.length === 0 && missing === 0 && <p className="cb-order__line">{messages.noItems}</p>}
      <div className="cb-order__end">
        {instructions && (
          <section className="cb-order__instructions">
            <h2 className="cb-subheading cb-order__subheading">{messages.instructions}</h2>
            <p className="cb-card cb-order__instructions-text">{instructions}</p>
          </section>
        )}
        {priced ? <Totals totals={totals} /> : <p className="cb-order__unpriced">{messages.pricesHidden}</p>}
      </div>
    </>
  );
}

interface SectionProps {
  heading: string;
  items: readonly OrderedItem[];
  priced: boolean;
}

function Section({ heading, items, priced }: SectionProps) {
  const columns = useMemo(() => columnsOf(priced), [priced]);
  return (
    <div className="cb-order__section">
      <h2 className="cb-heading cb-order__section-heading">{heading}</h2>
      <DataTable caption={heading} captionHidden columns={columns} rows={items} keyOf={keyOf} />
    </div>
  );
}

function keyOf({ key }: OrderedItem): string {
  return key;
}

function columnsOf(priced: boolean): Column<OrderedItem>[] {
  const columns: Column<OrderedItem>[] = [
    { key: 'date', heading: messages.deliveryDate, cell: ({ deliveryDate }) => formatDate(deliveryDate) },
    {
      key: 'number',
      heading: messages.itemNumber,
      cell: ({ itemNumber }) => <span translate="no">{itemNumber}</span>,
    },
    { key: 'product', heading: messages.product, rowHeader: true, cell: productCell },
    {
      key: 'quantity',
      heading: messages.quantity,
      numeric: true,
      cell: ({ quantity }) => quantity && groupDigits(quantity),
    },
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

function productCell({ description, itemNumber, shippingMethod }: OrderedItem) {
  return (
    <>
      <span className="cb-order__product">{description ?? itemNumber}</span>
      {shippingMethod && (
        <span className="cb-order__method">{fill(messages.shipsBy, { method: shippingMethod })}</span>
      )}
    </>
  );
}

/** The totals of the order, in the server's own words [2 §2 Order totals]. */
function Totals({ totals }: { totals: DetailedOrderTotals }) {
  const { items, freight, tax, discount, promotion, total } = totals;
  const headingId = useUniqueId();
  return (
    <section className="cb-order__totals" aria-labelledby={headingId}>
      <h2 className="cb-hidden-text" id={headingId}>
        {messages.totals}
      </h2>
      <dl className="cb-order__amounts">
        <Line name={messages.items} amount={items} />
        <Line name={messages.freight} amount={freight} />
        <Line name={messages.tax} amount={tax} />
        {(discount || promotion) && (
          <Line name={promotion ?? messages.promotion} amount={subtracted(discount)} always />
        )}
        <Line name={messages.total} amount={total} final />
      </dl>
    </section>
  );
}

/** The server sends the discount with or without a sign. */
function subtracted(discount: Amount | string | undefined): Amount | string | undefined {
  return typeof discount === 'number' ? discount && -Math.abs(discount) : discount;
}

interface LineProps {
  name: string;
  /** The server's text stays unchanged. */
  amount: Amount | string | undefined;
  /** Shown even without an amount. */
  always?: boolean;
  final?: boolean;
}

function Line({ name, amount, always, final }: LineProps) {
  if (amount === undefined && !always) return null;
  return (
    <div className="cb-order__amount" data-final={final}>
      <dt className="cb-order__amount-name">{name}</dt>
      <dd className="cb-order__amount-figure">
        {typeof amount === 'string' ? (
          <span className="cb-order__amount-text">{amount}</span>
        ) : (
          <Money amount={amount} />
        )}
      </dd>
    </div>
  );
}
