import type { ReorderAction, ReorderPhase } from '../../domain/orders/reorder.ts';
import { AddedToCartDialog } from '../cart/added-to-cart-dialog.tsx';
import { KeepOrReplaceDialog } from '../cart/keep-or-replace-dialog.tsx';
import { MergeDialog, type MergeDialogProps } from '../cart/merge-dialog.tsx';

interface ReorderDialogsProps {
  phase: ReorderPhase;
  onChoose: (action: ReorderAction) => Promise<unknown>;
  /** Closes the question or the answer. */
  onClose: () => void;
  /** How many items the cart has; null where it is not known. */
  inCart: number | null;
  /** Leads to the checkout; without it there is no such button. */
  onCheckout?: () => unknown;
  /** The Merged Cart Notice, which may have to be answered first; null while nothing is offered. */
  merge: MergeDialogProps | null;
}

/** The dialog that a reorder shows, if any: merge, keep or replace, added [2 §2 Order dialogs, §4 Reorder]. */
export function ReorderDialogs({ phase, onChoose, onClose, inCart, onCheckout, merge }: ReorderDialogsProps) {
  if (phase.kind === 'merging' && merge) return <MergeDialog {...merge} />;
  if (phase.kind === 'choosing') {
    return (
      <KeepOrReplaceDialog
        inCart={inCart}
        onKeep={() => onChoose('keep')}
        onReplace={() => onChoose('clearCart')}
        onClose={onClose}
      />
    );
  }
  if (phase.kind !== 'added') return null;
  const { products, note } = phase;
  return <AddedToCartDialog products={products} note={note} onCheckout={onCheckout} onClose={onClose} />;
}
