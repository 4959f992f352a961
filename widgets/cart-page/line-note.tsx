import { useEffect } from 'react';
import type { CartLine } from '../../shared/domain/cart.ts';
import { announce } from '../../shared/page/announce.ts';
import { fill } from '../../shared/page/messages.ts';
import { retryLine } from '../../shared/stores/cart-actions.ts';
import type { LineEdit } from '../../shared/stores/line-edits.ts';
import { Button } from '../../shared/ui/button.tsx';
import { lazyMessages } from './cart-page-lazy-messages.ts';
import { messages } from './cart-page-messages.ts';
import type { RemoveLine } from './cart-removal.ts';
import type { LineQuantity } from './use-line-quantity.ts';

interface LineNoteProps {
  line: CartLine;
  quantity: LineQuantity;
  id: string;
  onRemove: RemoveLine;
}

/**
 * What is to be said or asked at one line: a quantity that is none, the question whether 0 means to remove
 * it, or a change that was not saved, with the way to try again [1 §4, §5]. Nothing most of the time.
 */
export function LineNote({ line, quantity, id, onRemove }: LineNoteProps) {
  const { invalid, asksToRemove, edit } = quantity;
  const invalidText = fill(lazyMessages.quantityInvalid, { quantity: line.quantity });
  // Not while it is being typed: it may become a quantity yet.
  const isCleared = invalid && quantity.text === '';
  useEffect(() => {
    if (isCleared) announce(invalidText);
  }, [isCleared, invalidText]);
  useEffect(() => {
    if (asksToRemove) announce(lazyMessages.removePrompt);
  }, [asksToRemove]);
  if (asksToRemove) {
    return (
      <td className="cb-line__note" id={id}>
        <strong className="cb-line__question">{lazyMessages.removePrompt}</strong>
        <Button
          label={`${fill(lazyMessages.keep, { quantity: line.quantity })}: ${line.name}`}
          onPress={() => {
            quantity.cancel();
            document.querySelector<HTMLElement>(`[aria-describedby~="${CSS.escape(id)}"]`)?.focus();
          }}
        >
          {fill(lazyMessages.keep, { quantity: line.quantity })}
        </Button>
        <Button
          tone="danger"
          label={fill(messages.removeItem, { name: line.name })}
          onPress={() => onRemove({ line })}
        >
          {messages.remove}
        </Button>
      </td>
    );
  }
  if (invalid) {
    return (
      <td className="cb-line__note" data-tone="danger" id={id}>
        {invalidText}
      </td>
    );
  }
  if (!edit || !isTrouble(edit.phase)) return null;
  // A refusal without the shop's no to it is a removal that failed: a quantity would still be wanted.
  const isRemoval = edit.wanted === 0 || (edit.phase === 'refused' && edit.failure?.kind !== 'business');
  const text = lazyMessages[isRemoval ? 'removeFailed' : edit.phase];
  return (
    <td className="cb-line__note" data-tone="danger" id={id}>
      <span className="cb-line__problem">
        {edit.problem ?? fill(text, { name: line.name, wanted: edit.wanted, quantity: line.quantity })}
      </span>
      {edit.phase !== 'refused' && (
        <Button label={`${lazyMessages.retry}: ${line.name}`} onPress={() => retryLine(line.id)}>
          {lazyMessages.retry}
        </Button>
      )}
    </td>
  );
}

function isTrouble(phase: LineEdit['phase']): phase is 'failed' | 'unknown' | 'refused' {
  return phase === 'failed' || phase === 'unknown' || phase === 'refused';
}
