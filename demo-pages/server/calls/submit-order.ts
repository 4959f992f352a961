import { Refusal } from '../wire/refusal.ts';
import { type Call, textOf } from './call.ts';
import { readableOrder } from './order-history.ts';

const SUBMITTED = ['SUBMITTED', 'REQUIRES_JDE_SYNC'];

/** The call by which staff submit a temporary business-to-institution order [2 §4]. */
export const SUBMIT_ORDER_CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: 'profile/submit-temp-b2i-order',
    membersOnly: true,
    asDouble: true,
    run(context) {
      const { session, body } = context;
      if (!session.kind.staff) throw refused('Only customer service may submit this order.');
      const order = readableOrder(context, textOf(body.orderId));
      if (!order.isTempB2i) throw refused('This order does not wait to be submitted.');
      if (!order.organizationId) throw refused('This order belongs to no organization yet.');
      if (order.state === 'INCOMPLETE' || SUBMITTED.includes(order.state))
        throw refused(`Order ${order.webOrderId} has been submitted already.`);
      Object.assign(order, { state: 'SUBMITTED', status: 'Submitted' });
      return { error: 'false' };
    },
  },
];

function refused(message: string): Refusal {
  return new Refusal(message, 'cannotSubmit', 'orderId');
}
