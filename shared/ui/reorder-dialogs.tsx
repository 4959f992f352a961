import type { ReorderPhase } from '../domain/reorder.ts';
import { AddedToCartDialog } from './added-to-cart-dialog.tsx';
import { KeepOrReplaceDialog } from './keep-or-replace-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';

type MergeProps = Parameters<typeof MergeDialog>[0];

interface ReorderDialogsProps {
  phase: ReorderPhase;
  onChoose: (action: 'keep' | 'clearCart') => Promise<unknown>;
  /** Closes the question or the answer. */
  onClose: () => void;
  /** Leads from what was added to the checkout; without it there is no such button. */
  onCheckout?: () => unknown;
  /** The Merged Cart Notice, which may have to be answered first; `carts` null while nothing is offered. */
  merge: Omit<MergeProps, 'carts'> & { carts: MergeProps['carts'] | null };
}

/** The dialog that a reorder has come to, if any: merge, keep or replace, added [2 §2, §4]. */
export function ReorderDialogs({ phase, onChoose, onClose, onCheckout, merge }: ReorderDialogsProps) {
  const { carts } = merge;
  if (phase.kind === 'merging' && carts) return <MergeDialog {...merge} carts={carts} />;
  if (phase.kind === 'choosing') {
    return (
      <KeepOrReplaceDialog
        onKeep={() => onChoose('keep')}
        onReplace={() => onChoose('clearCart')}
        onClose={onClose}
      />
    );
  }
  if (phase.kind !== 'added') return null;
  return <AddedToCartDialog products={phase.products} onCheckout={onCheckout} onClose={onClose} />;
}
