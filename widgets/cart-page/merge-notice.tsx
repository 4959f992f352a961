import { type RefObject, useEffect, useRef, useState } from 'react';
import { $merge, type CartChoice, chooseCart, decideLater, offerMerge } from '../../shared/stores/merge.ts';
import { addNotice } from '../../shared/stores/notices.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { MergeSide } from './merge-side.tsx';
import { mergeWords as words } from './merge-words.ts';

const CHOICES: [choice: CartChoice, name: 'useCurrent' | 'usePrevious' | 'mergeBoth'][] = [
  ['currentCart', 'useCurrent'],
  ['previousCart', 'usePrevious'],
  ['mergeCart', 'mergeBoth'],
];

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
  const [chosen, setChosen] = useState<CartChoice>();
  const phaseBefore = useRef(phase);
  const merging = phase === 'merging';
  useEffect(() => void offerMerge(), []);
  useEffect(() => {
    const closed = phase === 'none' && phaseBefore.current !== 'none';
    const isFocusFree = !document.activeElement || document.activeElement === document.body;
    if (closed && (phaseBefore.current === 'merging' || isFocusFree)) heading.current?.focus();
    phaseBefore.current = phase;
  }, [phase, heading]);

  function choose(choice: CartChoice): Promise<void> {
    setChosen(choice);
    return chooseCart(choice);
  }

  function close(): void {
    if (merging) return;
    decideLater();
    addNotice({ tone: 'info', text: words.mergeLater, scope: 'cart' });
  }

  if (!carts) return null;
  return (
    <Dialog title={words.mergeTitle} onClose={close}>
      <p className="cb-dialog__question">{words.mergeQuestion}</p>
      <dl className="cb-merge">
        <MergeSide name={words.mergeCurrent} side={carts.current} priced={showsPrices} />
        <MergeSide name={words.mergePrevious} side={carts.previous} priced={showsPrices} />
      </dl>
      {problem && (
        <Notice tone="danger" urgent>
          {problem}
        </Notice>
      )}
      <div className="cb-merge__choices">
        {CHOICES.map(([choice, name]) => (
          <Button key={choice} busy={merging} onPress={() => choose(choice)}>
            {merging && choice === chosen && <Spinner />}
            <span className="cb-merge__choice">{words[name]}</span>
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
