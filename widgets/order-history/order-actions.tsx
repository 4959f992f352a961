import type { OrderRow } from '../../shared/api/order-history.ts';
import { fill } from '../../shared/page/messages.ts';
import type { Reorder } from '../../shared/stores/reorder.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { messages } from './order-history-messages.ts';

interface OrderActionsProps {
  order: OrderRow;
  reorder: Reorder;
  /** The order's own page. */
  href: string;
}

/** What can be done with an order [2 §2]. While one is put into the cart, the others wait. */
export function OrderActions({ order, reorder, href }: OrderActionsProps) {
  const { number } = order;
  const sending = useStore(reorder.$phase, (phase) => {
    if (phase.kind !== 'sending') return 'none';
    return phase.orderId === order.id ? 'this' : 'another';
  });
  return (
    <span className="cb-orders__actions">
      <Button
        label={fill(messages.reorderOf, { number })}
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
    </span>
  );
}
