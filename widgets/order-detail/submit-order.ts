import { submitOrder } from '../../shared/api/submit-order.ts';
import { type OrderDetail, submitControl } from '../../shared/domain/order-detail.ts';
import { announce } from '../../shared/page/announce.ts';
import { isInDoubt } from '../../shared/stores/apply-write.ts';
import { markSessionEnded } from '../../shared/stores/session.ts';
import type { Submission } from './order-detail-state.ts';
import { lazyMessages as messages } from './order-lazy-messages.ts';

const SUBMITTED: Submission = { phase: 'submitted' };

/**
 * Submits an order [2 §4]. Where no proper answer came, what became of it is to be seen in its own state.
 * @param readAgain reads the order; gives the last one that could be read
 */
export async function submit(
  orderId: string,
  readAgain: () => Promise<OrderDetail | undefined>,
): Promise<Submission> {
  const result = await submitOrder(orderId);
  if (result.ok) {
    if (!result.value) return { phase: 'failed', failure: { kind: 'refused', messages: [] } };
    announce(messages.orderSubmitted);
    return SUBMITTED;
  }
  const { failure } = result;
  if (failure.kind === 'session') markSessionEnded();
  const order = isInDoubt(failure) ? await readAgain() : undefined;
  return order && submitControl(order) === 'submitted' ? SUBMITTED : { phase: 'failed', failure };
}
