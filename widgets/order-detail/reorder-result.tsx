import { useEffect, useMemo, useState } from 'react';
import type { Permissions } from '../../shared/domain/permissions.ts';
import { navigate } from '../../shared/page/navigate.ts';
import { $merge, chooseCart, decideLater } from '../../shared/stores/merge.ts';
import type { Reorder } from '../../shared/stores/reorder.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { ReorderDialogs } from '../../shared/ui/reorder-dialogs.tsx';
import { RestrictionDialog } from '../../shared/ui/restriction-dialog.tsx';
import { OrderProblem, type Problem } from './order-problem.tsx';
import { checkOut, checkOutWithout, type Restriction } from './reorder-checkout.ts';

interface ReorderResultProps {
  reorder: Reorder;
  permissions: Permissions;
}

/** What a reorder asks and ends in: its dialogs, the way to the checkout, the red message box [2 §2, §4, §8]. */
export function ReorderResult({ reorder, permissions }: ReorderResultProps) {
  const phase = useStore(reorder.$phase);
  const merge = useStore($merge);
  const [stop, setStop] = useState<Problem | Restriction | null>(null);
  const refusal = useMemo<Problem | null>(
    () => (phase.kind === 'refused' ? { kind: 'text', lines: phase.lines } : null),
    [phase],
  );

  // A newer reorder has the say.
  useEffect(() => {
    if (phase.kind === 'sending') setStop(null);
  }, [phase]);

  async function leave(attempt: () => Promise<Problem | Restriction | null>): Promise<void> {
    const end = await attempt();
    reorder.close();
    setStop(end);
  }

  function review(): void {
    if (!navigate('/checkout/cart', 'review-restricted')) setStop(null);
  }

  if (stop?.kind === 'restricted') {
    const { groups } = stop;
    return (
      <RestrictionDialog
        groups={groups}
        onRemove={() => leave(() => checkOutWithout(groups))}
        onReview={review}
      />
    );
  }
  if (stop && phase.kind === 'idle') return <OrderProblem problem={stop} onDismiss={() => setStop(null)} />;
  if (refusal) return <OrderProblem problem={refusal} onDismiss={reorder.close} />;
  const { action, checkoutTarget, seesPrices } = permissions;
  const mayCheckOut = action === 'checkout' && phase.kind === 'added' && phase.products.added.length > 0;
  return (
    <ReorderDialogs
      phase={phase}
      onChoose={reorder.choose}
      onClose={reorder.close}
      onCheckout={mayCheckOut ? () => leave(() => checkOut(checkoutTarget)) : undefined}
      merge={{
        carts: merge.carts,
        merging: merge.phase === 'merging',
        problem: merge.problem,
        priced: seesPrices,
        onChoose: chooseCart,
        onClose: decideLater,
      }}
    />
  );
}
