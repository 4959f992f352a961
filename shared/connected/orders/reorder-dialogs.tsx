import { useMergeDialog } from '../../stores/account/cart-merge.ts';
import { $cartCount } from '../../stores/cart/cart-count.ts';
import type { Reorder } from '../../stores/orders/reorder.ts';
import { $session } from '../../stores/session.ts';
import { useStore } from '../../stores/store.ts';
import { AddedToCartDialog } from '../../ui/cart/added-to-cart-dialog.tsx';
import { KeepOrReplaceDialog } from '../../ui/cart/keep-or-replace-dialog.tsx';
import { MergeDialog } from '../../ui/cart/merge-dialog.tsx';

interface ReorderDialogsProps {
  reorder: Reorder;
  /** Leads to the checkout; without it there is no such button. */
  onCheckout?: () => unknown;
}

/** The dialog that a reorder shows, if any: merge, keep or replace, added [2 §2 Order dialogs, §4 Reorder]. */
export function ReorderDialogs({ reorder, onCheckout }: ReorderDialogsProps) {
  const phase = useStore(reorder.$phase);
  const merge = useMergeDialog();
  const { visitor } = useStore($session);
  const inCart = useStore($cartCount) ?? visitor.cartCount ?? null;
  if (phase.kind === 'merging' && merge) return <MergeDialog {...merge} />;
  if (phase.kind === 'choosing') {
    return (
      <KeepOrReplaceDialog
        inCart={inCart}
        onKeep={() => reorder.choose('keep')}
        onReplace={() => reorder.choose('clearCart')}
        onClose={reorder.close}
      />
    );
  }
  if (phase.kind !== 'added') return null;
  const { products, note, unnamed } = phase;
  return (
    <AddedToCartDialog
      products={products}
      note={note}
      unnamed={unnamed}
      onCheckout={onCheckout}
      onClose={reorder.close}
    />
  );
}
