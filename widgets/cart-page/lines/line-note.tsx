// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the roles of a table that is laid out as cards
import { useEffect } from 'react';
import type { CartLine } from '../../../shared/domain/cart/cart.ts';
import type { LineEdit } from '../../../shared/domain/cart/line-edit.ts';
import { announce } from '../../../shared/page/announce.ts';
import { tellCartError } from '../../../shared/page/cart-error.ts';
import { defineMessages, fill } from '../../../shared/page/messages.ts';
import { lineWrites } from '../../../shared/stores/cart/line-actions.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { messages as pageMessages } from '../cart-page-messages.ts';
import { cancelQuantity, type LineQuantity } from './line-quantity.ts';

const messages = defineMessages('cart-page', {
  quantityInvalid: 'Enter a whole number from 1 to 999. Your cart still has {quantity}.',
  removePrompt: 'Remove this item?',
  keep: 'Keep {quantity}',
  failed: '{wanted} wasn’t saved. Your cart still has {quantity}.',
  refused: 'We can’t make this change. Your cart still has {quantity}.',
  unknown: 'We couldn’t confirm that {wanted} was saved.',
  saved: 'The quantity {wanted} was saved.',
  removeFailed: 'We couldn’t remove {name}. Please try again.',
  retry: 'Retry',
});

interface LineNoteProps {
  line: CartLine;
  quantity: LineQuantity;
  id: string;
}

/**
 * The note of one line: the text isn't a quantity; the question whether 0 means to remove the line; or a change was not
 * saved, with Retry [1 §4 Quantity 0, §5 Line quantity]. Most lines have no note. The table handles the note's Remove
 * like that of the line, see `lineHandlers`.
 */
export function LineNote({ line, quantity, id }: LineNoteProps) {
  const { invalid, asksToRemove, edit } = quantity;
  const invalidText = fill(messages.quantityInvalid, { quantity: line.quantity });
  // Not announced while the shopper types, because the text may still become a quantity.
  const isCleared = invalid && quantity.text === '';
  useEffect(() => {
    if (isCleared) announce(invalidText);
  }, [isCleared, invalidText]);
  useEffect(() => {
    if (asksToRemove) announce(messages.removePrompt);
  }, [asksToRemove]);
  const trouble = edit ? troubleText(line, edit) : '';
  useEffect(() => {
    if (edit?.failure && trouble) {
      // A refused removal looks like a refused quantity, except for the call.
      const action = edit.failure.request.includes('remove') ? 'remove' : 'quantity';
      tellCartError(action, edit.failure, trouble);
    }
  }, [edit, trouble]);
  if (asksToRemove) {
    return (
      <td className="cb-line__note" role="cell" id={id}>
        <strong className="cb-line__question">{messages.removePrompt}</strong>
        <Button
          label={`${fill(messages.keep, { quantity: line.quantity })}: ${line.name}`}
          onPress={() => {
            cancelQuantity(line.id);
            focusControl(id);
          }}
        >
          {fill(messages.keep, { quantity: line.quantity })}
        </Button>
        <Button
          tone="danger"
          className="cb-line__remove"
          label={fill(pageMessages.removeItem, { name: line.name })}
        >
          {pageMessages.remove}
        </Button>
      </td>
    );
  }
  if (invalid) {
    return (
      <td className="cb-line__note" role="cell" data-tone="danger" id={id}>
        {invalidText}
      </td>
    );
  }
  if (edit?.phase === 'saved') {
    return (
      <td className="cb-line__note" role="cell" data-tone="success" id={id}>
        {fill(messages.saved, { wanted: edit.wanted })}
      </td>
    );
  }
  if (!edit || !trouble) return null;
  return (
    <td className="cb-line__note" role="cell" data-tone="danger" id={id}>
      <span className="cb-line__problem">{trouble}</span>
      {edit.phase !== 'refused' && (
        <Button label={`${messages.retry}: ${line.name}`} onPress={() => retry(line.id, id)}>
          {messages.retry}
        </Button>
      )}
    </td>
  );
}

/**
 * Sends the failed change again. The note and its button disappear meanwhile. If the code that sends still can't be
 * loaded, the quantity stays and can be sent again.
 */
function retry(lineId: string, noteId: string) {
  focusControl(noteId);
  return lineWrites.use(({ retryLine }) => retryLine(lineId));
}

/** Moves the focus from a line's note to its quantity field, or to Remove if it has none. */
function focusControl(noteId: string): void {
  const row = document.getElementById(noteId)?.closest('[data-line]');
  row?.querySelector<HTMLElement>('.cb-stepper__field, .cb-line__remove')?.focus();
}

/** Why an edit wasn't saved: the server's own reason if it gave one. */
function troubleText({ name, quantity }: CartLine, edit: LineEdit): string {
  const { phase, wanted, problem } = edit;
  if (!isTrouble(phase)) return '';
  const text = isRemoval(edit) ? messages.removeFailed : messages[phase];
  return problem ?? fill(text, { name, wanted, quantity });
}

/** Unless the server refused, only a removal ends as 'refused'; a quantity ends as 'failed'. */
function isRemoval({ wanted, phase, failure }: LineEdit): boolean {
  return wanted === 0 || (phase === 'refused' && failure?.kind !== 'business');
}

/** Whether an edit ended without being saved. */
export function isTrouble(phase: LineEdit['phase']): phase is 'failed' | 'unknown' | 'refused' {
  return phase === 'failed' || phase === 'unknown' || phase === 'refused';
}
