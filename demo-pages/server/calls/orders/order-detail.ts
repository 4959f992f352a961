import type { Order } from '../../orders/order.ts';
import { findOrder } from '../../orders/order-book.ts';
import { orderDetail } from '../../orders/order-detail.ts';
import { Refusal } from '../../wire/refusal.ts';
import { type Call, type CallContext, textOf } from '../call.ts';

const SUBMITTED = ['SUBMITTED', 'REQUIRES_JDE_SYNC'];

/** The calls that read one order, and the call with which staff submit a temporary order [2 §4, §7]. */
export const ORDER_DETAIL_CALLS: readonly Call[] = [
  {
    method: 'GET',
    path: 'order/order-detail/:orderId/:userId',
    membersOnly: true,
    asText: true,
    run(context) {
      const { orderId = '', userId } = context.parameters;
      const order = readableOrder(context, orderId);
      if (order.profileId !== userId) throw unknownOrder();
      return orderDetail(order, context.vary);
    },
  },
  {
    method: 'GET',
    path: 'order/order-detail-csr/:orderId/:isOrderTempB2I(^(?:true|false)$)',
    membersOnly: true,
    asText: true,
    run(context) {
      if (!context.session.kind.staff) throw unknownOrder();
      return orderDetail(readableOrder(context, context.parameters.orderId ?? ''), context.vary);
    },
  },
  {
    method: 'POST',
    path: 'profile/submit-temp-b2i-order',
    membersOnly: true,
    asDouble: true,
    run(context) {
      const { session, body } = context;
      if (!session.kind.staff) throw notSubmitted('Only customer service may submit this order.');
      const order = readableOrder(context, textOf(body.orderId));
      if (!order.isTempB2i) throw notSubmitted('This order does not wait to be submitted.');
      if (!order.organizationId) throw notSubmitted('This order belongs to no organization yet.');
      if (order.state === 'INCOMPLETE' || SUBMITTED.includes(order.state))
        throw notSubmitted(`Order ${order.webOrderId} has been submitted already.`);
      Object.assign(order, { state: 'SUBMITTED', status: 'Submitted' });
      return { error: 'false' };
    },
  },
];

/**
 * Returns an order that the visitor may read. For any other it throws the same Refusal as for an order that does not
 * exist.
 */
export function readableOrder({ session: { orders, kind } }: CallContext, id: string): Order {
  const order = findOrder(orders, kind, id);
  if (!order) throw unknownOrder();
  return order;
}

function unknownOrder(): Refusal {
  return new Refusal('We could not find this order in your account.', 'orderNotFound', 'orderId');
}

function notSubmitted(message: string): Refusal {
  return new Refusal(message, 'cannotSubmit', 'orderId');
}
