import type { Order } from '../../orders/order.ts';
import { orderConfirmation } from '../../orders/order-confirmation.ts';
import { Refusal } from '../../wire/refusal.ts';
import { type Call, type CallContext, textOf } from '../call.ts';

/** The calls of the order confirmation and of the promotion above it, also for guests [2 §2]. */
export const ORDER_CONFIRMATION_CALLS: readonly Call[] = [
  {
    method: 'GET',
    path: 'checkout/order-confirm',
    run(context) {
      const { session, vary } = context;
      const order = placedOrder(context);
      return orderConfirmation(order, session.kind, vary, session.orders.reported.has(order.id));
    },
  },
  {
    method: 'POST',
    path: 'checkout/set-heap-track-id',
    run(context) {
      const order = placedOrder(context);
      if (![order.id, order.webOrderId].includes(textOf(context.body.heapTrackOrderId)))
        throw new Refusal('This is not the order that was placed.', 'invalidOrder', 'heapTrackOrderId');
      context.session.orders.reported.add(order.id);
      return {};
    },
  },
  {
    method: 'GET',
    path: 'order/order-confirm-promo-top',
    run: () => ({
      targeterResult:
        '<div class="promo-strip"><p><strong>Your order helps the next class</strong></p><p>Tell us how your lesson went and get ' +
        '<strong>10% off</strong> your next order of <a href="/catalogue/living-materials">living materials</a>.</p></div>',
    }),
  },
];

function placedOrder({ session: { orders } }: CallContext): Order {
  if (!orders.placed) throw new Refusal('There is no order to confirm.', 'noLastOrder', 'order');
  return orders.placed;
}
