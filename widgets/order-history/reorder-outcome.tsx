import { ReorderDialogs } from '../../shared/connected/orders/reorder-dialogs.tsx';
import type { ReorderPhase } from '../../shared/domain/orders/reorder.ts';
import type { Reorder } from '../../shared/stores/orders/reorder.ts';
import { useStore } from '../../shared/stores/store.ts';
import { FocusedProblem, Lines } from '../../shared/ui/failure.tsx';
import { ReorderAdded } from '../../shared/ui/orders/reorder-added.tsx';

/** The question that a reorder asks, or its result [2 §2 Keep or replace, §4 Reorder]. */
export function ReorderOutcome({ reorder }: { reorder: Reorder }) {
  const phase = useStore(reorder.$phase);
  if (phase.kind === 'refused') return <ReorderProblem refusal={phase} onDismiss={reorder.close} />;
  return <ReorderDialogs reorder={reorder} />;
}

interface ReorderProblemProps {
  /** The server's reasons, and the products that were added anyway, each on its own line [2 §8 Reorder]. */
  refusal: Extract<ReorderPhase, { kind: 'refused' }>;
  onDismiss: () => void;
}

/** Why an order was not added to the cart, or only in part [2 §2 Order errors]. */
function ReorderProblem({ refusal, onDismiss }: ReorderProblemProps) {
  const { lines, added } = refusal;
  return (
    <>
      <FocusedProblem problem={lines} onDismiss={onDismiss}>
        <Lines lines={lines} />
      </FocusedProblem>
      <ReorderAdded lines={added} />
    </>
  );
}
