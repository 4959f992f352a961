import { useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { mergeMessages as messages } from './merge-messages.ts';
import { MergeSide } from './merge-side.tsx';
import { Notice } from './notice.tsx';
import { Spinner } from './spinner.tsx';

const CHOICES = [
  ['currentCart', 'useCurrent'],
  ['previousCart', 'usePrevious'],
  ['mergeCart', 'mergeBoth'],
] as const;

type Choice = (typeof CHOICES)[number][0];
type Side = Parameters<typeof MergeSide>[0]['side'];

interface MergeDialogProps {
  carts: { current: Side; previous: Side };
  /** A choice is on its way: no other is taken. */
  merging: boolean;
  /** Why the last choice did not count. */
  problem?: string;
  /** Whether this visitor sees prices [1 §6]. */
  priced: boolean;
  onChoose: (choice: Choice) => Promise<unknown>;
  /** Decides later: Escape, the close button, or a press outside. */
  onClose: () => void;
}

/** The Merged Cart Notice: asks which of two carts the shopper wants, or both [1 §4, Merge]. */
export function MergeDialog({ carts, merging, problem, priced, onChoose, onClose }: MergeDialogProps) {
  const [chosen, setChosen] = useState<Choice>();

  function choose(choice: Choice): Promise<unknown> {
    setChosen(choice);
    return onChoose(choice);
  }

  return (
    <Dialog
      title={messages.mergeTitle}
      onClose={() => {
        if (!merging) onClose();
      }}
    >
      <p className="cb-dialog__question">{messages.mergeQuestion}</p>
      <dl className="cb-merge">
        <MergeSide name={messages.mergeCurrent} side={carts.current} priced={priced} />
        <MergeSide name={messages.mergePrevious} side={carts.previous} priced={priced} />
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
            <span className="cb-merge__choice">{messages[name]}</span>
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
