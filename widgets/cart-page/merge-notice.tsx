import { type RefObject, useEffect, useRef } from 'react';
import { $merge, chooseCart, decideLater, offerMerge } from '../../shared/stores/merge.ts';
import { addNotice } from '../../shared/stores/notices.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { MergeDialog } from '../../shared/ui/merge-dialog.tsx';
import { mergeMessages as messages } from './merge-messages.ts';

interface MergeNoticeProps {
  /** Has the focus once the choice is made. */
  heading: RefObject<HTMLElement | null>;
}

/**
 * Asks which of two carts the shopper wants, or both, when there is one from an earlier visit; rendered
 * once the cart is there [1 §4, Merge]. Closing it is to decide later.
 */
export function MergeNotice({ heading }: MergeNoticeProps) {
  const { showsPrices } = useStore($session).visitor;
  const { phase, carts, problem } = useStore($merge);
  const phaseBefore = useRef(phase);
  useEffect(() => void offerMerge(), []);
  useEffect(() => {
    const closed = phase === 'none' && phaseBefore.current !== 'none';
    const isFocusFree = !document.activeElement || document.activeElement === document.body;
    if (closed && (phaseBefore.current === 'merging' || isFocusFree)) heading.current?.focus();
    phaseBefore.current = phase;
  }, [phase, heading]);

  function close(): void {
    decideLater();
    addNotice({ tone: 'info', text: messages.mergeLater, scope: 'cart' });
  }

  if (!carts) return null;
  return (
    <MergeDialog
      carts={carts}
      merging={phase === 'merging'}
      problem={problem}
      priced={showsPrices}
      onChoose={chooseCart}
      onClose={close}
    />
  );
}
