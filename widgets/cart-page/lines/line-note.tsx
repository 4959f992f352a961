// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the roles of a table that is laid out as cards
import { useEffect } from 'react';
import type { CartLine } from '../../../shared/domain/cart/cart.ts';
import { announce } from '../../../shared/page/announce.ts';
import { defineMessages, fill } from '../../../shared/page/messages.ts';
import { lazyModule } from '../../../shared/page/parts/load-part.ts';
import type { LineEdit } from '../../../shared/stores/cart/line-edits.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { messages as pageMessages } from '../cart-page-messages.ts';
import { cancelQuantity, type LineQuantity } from './line-quantity.ts';

const withLineWrites = lazyModule(() => import('../../../shared/stores/cart/line-writes.ts'));

const messages = defineMessages('cart-page', {
  quantityInvalid: 'Enter a whole number from 1 to 999. Your cart still has {quantity}.',
  removePrompt: 'Remove this item?',
  keep: 'Keep {quantity}',
  failed: '{wanted} was not saved. Your cart still has {quantity}.',
  refused: 'This change is not possible. Your cart still has {quantity}.',
  unknown: 'We could not find out whether {wanted} was saved.',
  removeFailed: '{name} could not be removed. Please try again.',
  retry: 'Retry',
});

interface LineNoteProps {
  line: CartLine;
  quantity: LineQuantity;
  id: string;
}

/**
 * What is said or asked at one line: that a text is no quantity, whether 0 means to remove the line, or that a change
 * was not saved, with Retry [1 §4 Quantity 0, §5 Line quantity]. Most lines have no note. The table handles its Remove as
 * that of the line: `lineHandlers`.
 */
export function LineNote({ line, quantity, id }: LineNoteProps) {
  const { invalid, asksToRemove, edit } = quantity;
  const invalidText = fill(messages.quantityInvalid, { quantity: line.quantity });
  // Not while the shopper types, since the text may still become a quantity.
  const isCleared = invalid && quantity.text === '';
  useEffect(() => {
    if (isCleared) announce(invalidText);
  }, [isCleared, invalidText]);
  useEffect(() => {
    if (asksToRemove) announce(messages.removePrompt);
  }, [asksToRemove]);
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
  if (!edit || !isTrouble(edit.phase)) return null;
  // By a failure of another kind only a removal ends as refused; a quantity ends as failed.
  const isRemoval = edit.wanted === 0 || (edit.phase === 'refused' && edit.failure?.kind !== 'business');
  const text = messages[isRemoval ? 'removeFailed' : edit.phase];
  return (
    <td className="cb-line__note" role="cell" data-tone="danger" id={id}>
      <span className="cb-line__problem">
        {edit.problem ?? fill(text, { name: line.name, wanted: edit.wanted, quantity: line.quantity })}
      </span>
      {edit.phase !== 'refused' && (
        <Button label={`${messages.retry}: ${line.name}`} onPress={() => retry(line.id, id)}>
          {messages.retry}
        </Button>
      )}
    </td>
  );
}

/**
 * Tries again what failed; the note and its button are gone meanwhile. Where the code that sends is still missing, the
 * quantity stays and can be tried again.
 */
function retry(lineId: string, noteId: string) {
  focusControl(noteId);
  return withLineWrites(
    ({ retryLine }) => retryLine(lineId),
    () => undefined,
  );
}

/** Moves the focus from a line's note to its quantity, else to its Remove. */
function focusControl(noteId: string): void {
  const row = document.getElementById(noteId)?.closest('[data-line]');
  row?.querySelector<HTMLElement>('.cb-stepper__field, .cb-line__remove')?.focus();
}

function isTrouble(phase: LineEdit['phase']): phase is 'failed' | 'unknown' | 'refused' {
  return /failed|unknown|refused/.test(phase);
}
