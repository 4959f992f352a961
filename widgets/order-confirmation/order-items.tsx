import { useState } from 'react';
import type { OrderItem } from '../../shared/domain/order.ts';
import { CONFIRMATION_GROUPS, type OrderConfirmation } from '../../shared/domain/order-confirmation.ts';
import { fill } from '../../shared/page/messages.ts';
import { DataTable } from '../../shared/ui/data-table.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { itemColumns } from './item-columns.tsx';
import { messages } from './order-confirmation-messages.ts';
import type { PriceView } from './price-view.ts';

const keyOf = ({ key }: OrderItem) => key;

/** The items, a table for each way in which they reach the shopper [2 §2]. */
export function OrderItems({ order, prices }: { order: OrderConfirmation; prices: PriceView }) {
  const { groups, shipsLater, unreadableItems } = order;
  const [columns] = useState(() => itemColumns(prices));
  const filled = CONFIRMATION_GROUPS.filter((group) => groups[group].length > 0);
  if (filled.length === 0 && !unreadableItems) return null;
  return (
    <section className="cb-confirmation__part">
      <h2 className="cb-confirmation__title">{messages.items}</h2>
      {filled.map((group) => (
        <div className="cb-order-group" key={group}>
          <h3 className="cb-order-group__title">{messages[group]}</h3>
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
      {unreadableItems > 0 && (
        <Notice tone="warning">
          {unreadableItems === 1
            ? messages.oneUnreadable
            : fill(messages.unreadable, { count: unreadableItems })}
        </Notice>
      )}
    </section>
  );
}
