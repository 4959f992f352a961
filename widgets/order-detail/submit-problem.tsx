import { useMemo } from 'react';
import { type WriteFailure, writeFailureLines } from '../../shared/ui/write-failure-lines.ts';
import { lazyMessages as messages } from './order-lazy-messages.ts';
import { OrderProblem, type Problem } from './order-problem.tsx';

interface SubmitProblemProps {
  failure: WriteFailure;
  onDismiss: () => void;
}

/** Says why an order was not submitted, in the server's own words where it has some. */
export function SubmitProblem({ failure, onDismiss }: SubmitProblemProps) {
  const problem = useMemo<Problem>(() => {
    const texts = { failed: messages.submitFailed, unsure: messages.submitUnsure };
    return { kind: 'text', lines: writeFailureLines(failure, texts) };
  }, [failure]);
  return <OrderProblem problem={problem} onDismiss={onDismiss} />;
}
