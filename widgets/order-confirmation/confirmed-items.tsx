import { useMemo, useState } from 'react';
import { formatDate } from '../../shared/domain/date.ts';
import { isHigher } from '../../shared/domain/money.ts';
import { groupDigits } from '../../shared/domain/number.ts';
import type { OrderedItem } from '../../shared/domain/orders/order.ts';
import {
  CONFIRMATION_GROUPS,
  type ConfirmationPrices,
  type PlacedOrder,
  type PurchasedItem,
} from '../../shared/domain/orders/order-confirmation.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { ChooseItemsButton } from '../../shared/ui/bulk-add/choose-items-button.tsx';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { ProductImage } from '../../shared/ui/product-image.tsx';
import { SafeLink } from '../../shared/ui/safe-link.tsx';
import type { Column } from '../../shared/ui/table/column.ts';
import { DataTable } from '../../shared/ui/table/data-table.tsx';
import { loadConfirmationSurroundings } from './order-confirmation-state.ts';

const messages = defineMessages('order-confirmation', {
  items: 'Your Items',
  specialLivingMaterialItems: 'Living materials prepared for you',
  livingMaterialItems: 'Living materials',
  backOrderLivingMaterialItems: 'Living materials on back order',
  nonLivingCategoryItems: 'Supplies and equipment',
  rtsProductItems: 'Made to order',
  groundOnlyItems: 'Ships by ground only',
  dropShipItems: 'Ships from the manufacturer',
  softGoodsItems: 'Books and digital products',
  shipLater: 'You chose to have these items shipped later.',

  item: 'Item',
  itemNumber: 'Item #{number}',
  delivery: 'Shipping',
  arrives: 'Arrives {date}',
  arrivesBetween: 'Arrives {from} to {to}',
  deliveryDate: 'Delivery {date}',
  price: 'Price',
  contractPrice: 'Your Contract Price',
  retailPrice: 'Retail price',
  quantity: 'Quantity',
  itemTotal: 'Total',
});

const UnreadableItems = lazyComponent(loadConfirmationSurroundings, ({ UnreadableItems }) => UnreadableItems);
const loadChooseItems = () => import('./choose-confirmed-items.tsx');
const ChooseConfirmedItems = lazyComponent(
  loadChooseItems,
  ({ ChooseConfirmedItems }) => ChooseConfirmedItems,
);

const keyOf = ({ key }: OrderedItem) => key;

interface ConfirmedItemsProps {
  order: PlacedOrder;
  prices: ConfirmationPrices;
  /** Whether this visitor may add items by number. */
  mayChoose: boolean;
}

/** The items, in one table for each way they are delivered [2 §2 Confirmed items]. */
export function ConfirmedItems({ order, prices, mayChoose }: ConfirmedItemsProps) {
  const { groups, shipsLater, unreadableItems, purchasedItems } = order;
  const columns = useMemo(() => itemColumns(prices, purchasedItems), [prices, purchasedItems]);
  const [isChoosing, setChoosing] = useState(false);
  const filled = CONFIRMATION_GROUPS.filter((group) => groups[group].length > 0);
  if (filled.length === 0 && !unreadableItems) return null;
  return (
    <section className="cb-confirmation__part">
      <h2 className="cb-heading cb-confirmation__title">{messages.items}</h2>
      {filled.map((group) => (
        <div className="cb-order-group" key={group}>
          <h3 className="cb-subheading cb-order-group__title">{messages[group]}</h3>
          {group === 'nonLivingCategoryItems' && shipsLater && (
            <Notice tone="info">{messages.shipLater}</Notice>
          )}
          <DataTable
            caption={messages[group]}
            captionHidden
            columns={columns}
            rows={groups[group]}
            keyOf={keyOf}
          />
        </div>
      ))}
      {unreadableItems > 0 && <UnreadableItems count={unreadableItems} />}
      {mayChoose && filled.length > 0 && (
        <div className="cb-confirmation__choose">
          <ChooseItemsButton load={loadChooseItems} onPress={() => setChoosing(true)} />
        </div>
      )}
      {isChoosing && <ChooseConfirmedItems order={order} onClose={() => setChoosing(false)} />}
    </section>
  );
}

function itemColumns(
  { shown, contract }: ConfirmationPrices,
  purchased: readonly PurchasedItem[],
): Column<OrderedItem>[] {
  const products = new Map(purchased.map((product) => [product.productId, product]));
  const columns: (Column<OrderedItem> | false)[] = [
    {
      key: 'item',
      heading: messages.item,
      rowHeader: true,
      cell: (item) => itemCell(item, products.get(item.itemNumber)),
    },
    { key: 'delivery', heading: messages.delivery, cell: deliveryCell },
    shown && {
      key: 'price',
      heading: messages.price,
      numeric: true,
      cell: contract ? contractPriceCell : priceCell,
    },
    {
      key: 'quantity',
      heading: messages.quantity,
      numeric: true,
      cell: ({ quantity }) => quantity && groupDigits(quantity),
    },
    shown && { key: 'total', heading: messages.itemTotal, numeric: true, cell: totalCell },
  ];
  return columns.filter((column) => column !== false);
}

/** @param product the same item in the server's list of products, which has the address of its page */
function itemCell(
  { imageUrl, description, itemNumber, backOrderText }: OrderedItem,
  product: PurchasedItem | undefined,
) {
  const name = description ?? product?.name;
  return (
    <span className="cb-order-item">
      <ProductImage url={imageUrl ?? product?.imageUrl} size={56} />
      <span className="cb-order-item__facts">
        {name && (
          <SafeLink url={product?.url} className="cb-order-item__name">
            {name}
          </SafeLink>
        )}
        <span className="cb-order-item__number" translate="no">
          {fill(messages.itemNumber, { number: itemNumber })}
        </span>
        {backOrderText && <span className="cb-order-item__back-order">{backOrderText}</span>}
      </span>
    </span>
  );
}

function deliveryCell({ shippingMethod, arrivalStart, arrivalEnd, deliveryDate }: OrderedItem) {
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

function priceCell({ yourPrice, price, basePrice }: OrderedItem) {
  return <Money amount={yourPrice ?? price ?? basePrice} />;
}

/** The contract price beside the retail price. Without a contract price, the price that applies. */
function contractPriceCell(item: OrderedItem) {
  const { yourPrice, basePrice } = item;
  if (yourPrice === undefined) return priceCell(item);
  return (
    <span className="cb-order-item__prices">
      {isHigher(basePrice, yourPrice) && (
        <Money amount={basePrice} struck hiddenLabel={messages.retailPrice} />
      )}
      <Money amount={yourPrice} />
      <span className="cb-order-item__price-title">{messages.contractPrice}</span>
    </span>
  );
}

function totalCell({ itemTotal, amountTotal }: OrderedItem) {
  return <Money amount={itemTotal ?? amountTotal} />;
}
