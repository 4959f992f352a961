import type { ReorderPhase } from '../../shared/domain/reorder.ts';
import { $merge, chooseCart, decideLater } from '../../shared/stores/merge.ts';
import type { Reorder } from '../../shared/stores/reorder.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { ReorderDialogs } from '../../shared/ui/reorder-dialogs.tsx';

/** The question or the answer that a reorder has come to [2 §2], [2 §4]. */
export function OrderDialogs({ phase, reorder }: { phase: ReorderPhase; reorder: Reorder }) {
  const { showsPrices } = useStore($session).visitor;
  const { phase: mergePhase, carts, problem } = useStore($merge);
  return (
    <ReorderDialogs
      phase={phase}
      onChoose={reorder.choose}
      onClose={reorder.close}
      merge={{
        carts,
        merging: mergePhase === 'merging',
        problem,
        priced: showsPrices,
        onChoose: chooseCart,
        onClose: decideLater,
      }}
    />
  );
}
