import { useState } from 'react';
import { Button } from './button.tsx';
import { cartDialogMessages as messages } from './cart-dialog-messages.ts';
import { Dialog } from './dialog.tsx';
import { Spinner } from './spinner.tsx';

interface KeepOrReplaceDialogProps {
  /** Adds to what is in the cart; the dialog takes nothing else until the promise settles. */
  onKeep: () => Promise<unknown>;
  /** Empties the cart first; the same. */
  onReplace: () => Promise<unknown>;
  /** Nothing is added: Escape, the close button, or a press outside. */
  onClose: () => void;
}

/** Asks what becomes of the items in the cart when an order is put into it once more [2 §2], [2 §4]. */
export function KeepOrReplaceDialog({ onKeep, onReplace, onClose }: KeepOrReplaceDialogProps) {
  const [chosen, setChosen] = useState<'keepItems' | 'replaceItems'>();

  function choose(choice: 'keepItems' | 'replaceItems', act: () => Promise<unknown>): Promise<unknown> {
    setChosen(choice);
    return act().finally(() => setChosen(undefined));
  }

  const nameOf = (choice: 'keepItems' | 'replaceItems') => (
    <>
      {chosen === choice && <Spinner />}
      <span className="cb-added__action">{messages[choice]}</span>
    </>
  );
  return (
    <Dialog
      title={messages.addToCart}
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
    >
      <p className="cb-dialog__question">{messages.keepOrReplace}</p>
    </Dialog>
  );
}
