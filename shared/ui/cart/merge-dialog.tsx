import { useState } from 'react';
import type { Amount } from '../../domain/money.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { Dialog } from '../dialog.tsx';
import { Money } from '../money.tsx';
import { Notice } from '../notice.tsx';
import { CartChoices } from './cart-choices.tsx';

const messages = defineMessages('ui', {
  mergeTitle: 'Merged Cart Notice',
  mergeQuestion: 'You have another cart from an earlier visit. Which one would you like to use?',
  mergeCurrent: 'Current cart',
  mergePrevious: 'Previous cart',
  mergeItems: '{count} {count:item|items}',
  useCurrent: 'Use Current Cart',
  useCurrentMeans: 'You keep what’s in your cart now. Your previous cart is discarded.',
  usePrevious: 'Use Previous Cart',
  usePreviousMeans: 'You go back to the cart from your earlier visit. Your current cart is discarded.',
  mergeBoth: 'Merge Both Carts',
  mergeBothMeans: 'We combine the items from both carts. Nothing is discarded.',
});

type Choice = 'currentCart' | 'previousCart' | 'mergeCart';

const CHOICES = [
  { choice: 'currentCart', label: messages.useCurrent, consequence: messages.useCurrentMeans },
  { choice: 'previousCart', label: messages.usePrevious, consequence: messages.usePreviousMeans },
  { choice: 'mergeCart', label: messages.mergeBoth, consequence: messages.mergeBothMeans },
] as const;

/** One of the two carts. Facts that the server omits aren't shown. */
interface Side {
  count?: number;
  total?: Amount;
}

/** The props of the notice; `useMergeDialog` in `stores/account/cart-merge.ts` returns them. */
export interface MergeDialogProps {
  carts: { current: Side; previous: Side };
  /** Whether a choice is being carried out. No other is accepted meanwhile. */
  merging: boolean;
  /** Why the last choice failed. */
  problem?: string;
  /** Whether this visitor sees prices [1 §6 Prices]. */
  priced: boolean;
  onChoose: (choice: Choice) => Promise<unknown>;
  /** Called to decide later: Escape, the close button, or a press outside. */
  onClose: () => void;
}

/** The Merged Cart Notice: asks which of two carts the shopper wants, or both [1 §4 Merge]. */
export function MergeDialog({ carts, merging, problem, priced, onChoose, onClose }: MergeDialogProps) {
  const [chosen, setChosen] = useState<Choice>();

  function choose(choice: Choice): Promise<unknown> {
    setChosen(choice);
    return onChoose(choice);
  }

  return (
    <Dialog
      title={messages.mergeTitle}
      question={messages.mergeQuestion}
      onClose={() => {
        if (!merging) onClose();
      }}
    >
      <dl className="cb-merge">
        <CartFacts name={messages.mergeCurrent} side={carts.current} priced={priced} />
        <CartFacts name={messages.mergePrevious} side={carts.previous} priced={priced} />
      </dl>
      {problem && (
        <Notice tone="danger" urgent>
          {problem}
        </Notice>
      )}
      <CartChoices choices={CHOICES} chosen={merging ? chosen : undefined} onChoose={choose} />
    </Dialog>
  );
}

interface CartFactsProps {
  name: string;
  side: Side;
  priced: boolean;
}

/** The count and the total of one of the two carts [1 §3 Merge info]. */
function CartFacts({ name, side: { count, total }, priced }: CartFactsProps) {
  return (
    <div className="cb-merge__side">
      <dt className="cb-merge__name">{name}</dt>
      {count !== undefined && <dd className="cb-merge__fact">{fill(messages.mergeItems, { count })}</dd>}
      {priced && total !== undefined && (
        <dd className="cb-merge__fact">
          <Money amount={total} />
        </dd>
      )}
    </div>
  );
}
