/** How staff submit a temporary order [2 §4], and why it was not submitted; loaded with the first press. */
import { useMemo } from 'react';
import { submitOrder } from '../../shared/api/orders/order-detail.ts';
import { type FailureReason, isInDoubt } from '../../shared/domain/failure.ts';
import { type DetailedOrder, submitControl } from '../../shared/domain/orders/order-detail.ts';
import { announce } from '../../shared/page/announce.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { writeFailureLines } from '../../shared/ui/failure.tsx';
import { OrderProblem, type ProblemContent } from './order-problem.tsx';

const messages = defineMessages('order-detail', {
  orderSubmitted: 'This order was submitted.',
  submitFailed: 'This order wasn’t submitted. Please try again.',
  submitUnsure: 'We couldn’t confirm that this order was submitted. This page shows its latest known status.',
});

/** The state of submitting the order. */
export type Submission =
  | { phase: 'idle' | 'sending' | 'submitted' }
  | { phase: 'failed'; failure: FailureReason };

const SUBMITTED: Submission = { phase: 'submitted' };

/**
 * Submits an order [2 §4]. If the reply was lost, reads the order to find out.
 * @param readAgain reads the order; resolves with the last one that could be read
 */
export async function submit(
  orderId: string,
  readAgain: () => Promise<DetailedOrder | null>,
): Promise<Submission> {
  const result = await submitOrder(orderId);
  if (result.ok) {
    if (!result.value) return { phase: 'failed', failure: { kind: 'refused', messages: [] } };
    announce(messages.orderSubmitted);
    return SUBMITTED;
  }
  const { failure } = result;
  const order = isInDoubt(failure) ? await readAgain() : null;
  return order && submitControl(order) === 'submitted' ? SUBMITTED : { phase: 'failed', failure };
}

interface SubmitProblemProps {
  failure: FailureReason;
  onDismiss: () => void;
}

/** Says why an order was not submitted, in the server's messages if it sends some [2 §8]. */
export function SubmitProblem({ failure, onDismiss }: SubmitProblemProps) {
  const problem = useMemo<ProblemContent>(() => {
    const texts = { failed: messages.submitFailed, unsure: messages.submitUnsure };
    return { kind: 'text', lines: writeFailureLines(failure, texts) };
  }, [failure]);
  return <OrderProblem problem={problem} onDismiss={onDismiss} />;
}
