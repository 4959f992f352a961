import { useState } from 'react';
import { defineMessages, fill } from '../../page/messages.ts';
import { Dialog } from '../dialog.tsx';
import { CartChoices } from './cart-choices.tsx';

const messages = defineMessages('ui', {
  addToCart: 'Add to Cart',
  keepOrReplaceItems:
    'Your cart already has {count:1 item in it. Keep it or replace it?|# items in it. Keep them or replace them?}',
  keepOrReplace: 'Your cart already has items in it. Keep them or replace them?',
  keepItems: 'Keep Existing Items',
  keepItemsMeans: 'What’s in your cart stays. We’ll add the items from this order.',
  replaceItems: 'Replace Items',
  replaceItemsMeans: 'We’ll remove everything in your cart for good, then add the items from this order.',
});

type Choice = 'keepItems' | 'replaceItems';

interface KeepOrReplaceDialogProps {
  /** How many items the cart has, if it is known. */
  inCart?: number | null;
  /** Adds to the cart's contents. The dialog accepts nothing else until the promise settles. */
  onKeep: () => Promise<unknown>;
  /** Empties the cart first. The dialog accepts nothing else until the promise settles. */
  onReplace: () => Promise<unknown>;
  /** Called without adding anything: Escape, the close button, or a press outside. */
  onClose: () => void;
}

/** Asks whether a reordered order replaces the items in the cart [2 §2 Keep or replace, §4 Reorder]. */
export function KeepOrReplaceDialog({ inCart, onKeep, onReplace, onClose }: KeepOrReplaceDialogProps) {
  const [chosen, setChosen] = useState<Choice>();

  function choose(choice: Choice): Promise<unknown> {
    setChosen(choice);
    const act = choice === 'keepItems' ? onKeep : onReplace;
    return act().finally(() => setChosen(undefined));
  }

  return (
    <Dialog
      title={messages.addToCart}
      question={question(inCart)}
      onClose={() => {
        if (!chosen) onClose();
      }}
    >
      <CartChoices
        choices={[
          {
            choice: 'keepItems',
            label: messages.keepItems,
            consequence: messages.keepItemsMeans,
            tone: 'primary',
          },
          {
            choice: 'replaceItems',
            label: messages.replaceItems,
            consequence: messages.replaceItemsMeans,
            tone: 'danger',
          },
        ]}
        chosen={chosen}
        onChoose={choose}
      />
    </Dialog>
  );
}

function question(inCart: number | null | undefined): string {
  return inCart ? fill(messages.keepOrReplaceItems, { count: inCart }) : messages.keepOrReplace;
}
