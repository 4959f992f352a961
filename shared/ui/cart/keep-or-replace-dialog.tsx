import { useState } from 'react';
import { defineMessages } from '../../page/messages.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { Spinner } from '../loading.tsx';

const messages = defineMessages('ui', {
  addToCart: 'Add to Cart',
  keepOrReplace: 'Your cart already has items in it. Keep them, or replace them with these?',
  keepItems: 'Keep Existing Items',
  replaceItems: 'Replace Items',
});

type Choice = 'keepItems' | 'replaceItems';

interface KeepOrReplaceDialogProps {
  /** Adds to what is in the cart; the dialog takes nothing else until the promise settles. */
  onKeep: () => Promise<unknown>;
  /** Empties the cart first. The dialog takes nothing else until the promise settles. */
  onReplace: () => Promise<unknown>;
  /** Nothing is added: Escape, the close button, or a press outside. */
  onClose: () => void;
}

/**
 * Asks what becomes of the items in the cart when an order is put into it once more [2 §2 Keep or replace, §4 Reorder].
 */
export function KeepOrReplaceDialog({ onKeep, onReplace, onClose }: KeepOrReplaceDialogProps) {
  const [chosen, setChosen] = useState<Choice>();

  function choose(choice: Choice, act: () => Promise<unknown>): Promise<unknown> {
    setChosen(choice);
    return act().finally(() => setChosen(undefined));
  }

  const nameOf = (choice: Choice) => (
    <>
      {chosen === choice && <Spinner />}
      <span className="cb-added__action">{messages[choice]}</span>
    </>
  );
  return (
    <Dialog
      title={messages.addToCart}
      question={messages.keepOrReplace}
      onClose={() => {
        if (!chosen) onClose();
      }}
      actions={
        <>
          <Button tone="primary" busy={!!chosen} onPress={() => choose('keepItems', onKeep)}>
            {nameOf('keepItems')}
          </Button>
          <Button tone="danger" busy={!!chosen} onPress={() => choose('replaceItems', onReplace)}>
            {nameOf('replaceItems')}
          </Button>
        </>
      }
    />
  );
}
