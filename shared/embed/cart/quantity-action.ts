/** Saves the quantity of a line for a script of the page, like one that the shopper types, and waits for the end. */
import type { CartLine } from '../../domain/cart/cart.ts';
import { isOnItsWay, type LineEdit } from '../../domain/cart/line-edit.ts';
import type { Failure } from '../../domain/failure.ts';
import { fill } from '../../page/messages.ts';
import { findLine } from '../../stores/cart/cart.ts';
import { commitLine, removeLine, setLineQuantity } from '../../stores/cart/line-actions.ts';
import { $lineEdits } from '../../stores/cart/line-edits.ts';
import type { QuantityOutcome } from './cart-access.ts';
import { messages, quantityReason, removalReason } from './cart-action-texts.ts';

/** The outcome, with the failure if a call failed. */
export interface SavedQuantity extends QuantityOutcome {
  failure?: Failure;
}

/**
 * Sets the quantity of a line.
 * @param wanted 1 to 999; 0 removes the line
 */
export async function saveQuantity({ id }: CartLine, wanted: number): Promise<SavedQuantity> {
  if (wanted === 0) {
    const result = await removeLine(id);
    return result.ok
      ? { ok: true }
      : { ok: false, reason: removalReason(result.failure), failure: result.failure };
  }
  setLineQuantity(id, wanted);
  await commitLine(id);
  const edit = await whenSettled(id);
  if (edit) return notSaved(edit);
  const line = findLine(id);
  if (line?.quantity === wanted) return { ok: true };
  if (!line) return { ok: false, reason: messages.cartLineGone };
  return { ok: false, reason: fill(messages.cartQuantityOther, { quantity: line.quantity, wanted }) };
}

/**
 * Resolves once nothing about the line is being typed or on its way, to an edit that wasn't saved; undefined if there is
 * none.
 */
function whenSettled(lineId: string): Promise<LineEdit | undefined> {
  return new Promise((resolve) => {
    const stop = $lineEdits.subscribe((edits) => {
      const edit = edits[lineId];
      if (isOpen(edit)) return;
      // The store calls the listener before `stop` is known.
      queueMicrotask(() => stop());
      resolve(edit?.phase === 'saved' ? undefined : edit);
    });
  });
}

function isOpen(edit: LineEdit | undefined): boolean {
  return edit?.phase === 'editing' || isOnItsWay(edit);
}

function notSaved({ phase, problem, failure }: LineEdit): SavedQuantity {
  const text = phase === 'unknown' ? messages.cartQuantityUnsure : messages.cartQuantityFailed;
  return { ok: false, reason: problem ?? (failure ? quantityReason(failure) : text), failure };
}
