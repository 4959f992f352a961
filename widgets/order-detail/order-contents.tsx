import type { OrderDetail } from '../../shared/domain/order-detail.ts';
import type { Permissions } from '../../shared/domain/permissions.ts';
import type { Visitor } from '../../shared/domain/visitor.ts';
import { fill } from '../../shared/page/messages.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { messages } from './order-detail-messages.ts';
import { OrderItems } from './order-items.tsx';
import { OrderParties } from './order-parties.tsx';
import { OrderTotals } from './order-totals.tsx';

/** How much of the instructions there is room for [2 §5, §9]. */
const INSTRUCTIONS_LENGTH = 120;

const SECTIONS = ['special', 'living', 'inStock'] as const;

interface OrderContentsProps {
  order: OrderDetail;
  visitor: Visitor;
  permissions: Permissions;
}

/** Who pays, where it goes, what is in it, and what it comes to [2 §2]. */
export function OrderContents({ order, visitor, permissions }: OrderContentsProps) {
  const { sections, instructions, unreadableItems: missing } = order;
  const filled = SECTIONS.filter((section) => sections[section].length > 0);
  const priced = permissions.seesPrices;
  return (
    <>
      <OrderParties order={order} userType={order.userType ?? visitor.userType} />
      {missing > 0 && (
        <Notice tone="warning">
          {missing === 1 ? messages.oneUnreadable : fill(messages.unreadable, { count: missing })}
        </Notice>
      )}
      {filled.map((section) => (
        <OrderItems key={section} heading={messages[section]} items={sections[section]} priced={priced} />
      ))}
      {filled.length === 0 && missing === 0 && <p className="cb-order__line">{messages.noItems}</p>}
      <div className="cb-order__end">
        {instructions && (
          <section className="cb-order__instructions">
            <h2 className="cb-order__subheading">{messages.instructions}</h2>
            <p className="cb-order__instructions-text">{instructions.slice(0, INSTRUCTIONS_LENGTH)}</p>
          </section>
        )}
        {priced ? (
          <OrderTotals totals={order.totals} />
        ) : (
          <p className="cb-order__unpriced">{messages.pricesHidden}</p>
        )}
      </div>
    </>
  );
}
