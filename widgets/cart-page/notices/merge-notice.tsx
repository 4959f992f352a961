import { type RefObject, useEffect, useRef } from 'react';
import { whenActivated } from '../../../shared/page/leaving/when-activated.ts';
import { defineMessages } from '../../../shared/page/messages.ts';
import { $merge, offerMerge, useMergeDialog } from '../../../shared/stores/account/cart-merge.ts';
import { addNotice } from '../../../shared/stores/notices.ts';
import { useStore } from '../../../shared/stores/store.ts';
import { MergeDialog } from '../../../shared/ui/cart/merge-dialog.tsx';

const messages = defineMessages('cart-page', {
  mergeLater: 'We’ve kept your previous cart. We’ll ask again the next time you open this page.',
});

interface MergeNoticeProps {
  /** Takes the focus once the choice is made. */
  heading: RefObject<HTMLElement | null>;
}

/**
 * Asks whether the shopper wants the current cart, the one of an earlier visit, or both [1 §4 Merge]. Rendered once the
 * cart is loaded. A shopper who closes the question decides later.
 */
export function MergeNotice({ heading }: MergeNoticeProps) {
  const dialog = useMergeDialog();
  const { phase } = useStore($merge);
  const phaseBefore = useRef(phase);
  useEffect(() => void whenActivated(offerMerge), []);
  useEffect(() => {
    const closed = phase === 'none' && phaseBefore.current !== 'none';
    const isFocusFree = !document.activeElement || document.activeElement === document.body;
    if (closed && (phaseBefore.current === 'merging' || isFocusFree)) heading.current?.focus();
    phaseBefore.current = phase;
  }, [phase, heading]);

  function close(): void {
    dialog?.onClose();
    addNotice({ tone: 'info', text: messages.mergeLater });
  }

  return dialog && <MergeDialog {...dialog} onClose={close} />;
}
