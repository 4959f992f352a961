/**
 * The cart's writes about its lines, as jobs of the queue. A job reads what is wanted when its turn comes
 * and touches a line's edit only while it is still the one that it sent: a newer pending quantity is never painted over.
 */
import { clearCart, removeLine, updateQuantities } from '../api/cart-lines.ts';
import type { Failure, Result } from '../api/result.ts';
import type { CartLine } from '../domain/cart.ts';
import type { WantedQuantity } from '../domain/cart-changes.ts';
import { announce } from '../page/announce.ts';
import { defineMessages, fill } from '../page/messages.ts';
import { applyWrite, DONE, handleWriteFailure, isInDoubt, refusalText } from './apply-write.ts';
import { $cart, findLine } from './cart.ts';
import { $lineEdits, type LineEdit, setLineEdit } from './line-edits.ts';
import { addUndoEntry } from './undo-entries.ts';

const messages = defineMessages('shared', {
  quantitySaved: 'Saved: {quantity} of {name}.',
  quantityNotSaved: '{quantity} of {name} was not saved.',
});

/** Sends the quantity that waits for a line; nothing when the server has it already. */
export async function writeQuantity(lineId: string): Promise<void> {
  const edit = $lineEdits.get()[lineId];
  if (edit?.phase !== 'queued') return;
  const line = findLine(lineId);
  if (!line || (line.quantity === edit.wanted && !$cart.get().stale)) return setLineEdit(lineId, undefined);

  const sent: LineEdit = { wanted: edit.wanted, phase: 'sending' };
  setLineEdit(lineId, sent);
  const result = await updateQuantities([{ lineId, quantity: sent.wanted }]);
  if (!result.ok) return endUnsaved(line, sent, result.failure);
  await applyWrite(result.value, ({ id }) => (id === lineId ? sent.wanted : undefined));
  // Saved, but not seen: the number stays until a reading confirms it.
  replace(lineId, sent, $cart.get().stale ? { ...sent, phase: 'unknown' } : undefined);
  // Where the server gave another quantity, a notice has said so.
  if (!$lineEdits.get()[lineId] && findLine(lineId)?.quantity === sent.wanted) {
    announce(fill(messages.quantitySaved, { name: line.name, quantity: sent.wanted }));
  }
}

async function endUnsaved(line: CartLine, sent: LineEdit, failure: Failure): Promise<void> {
  const problem = refusalText(failure);
  const confirmed = findLine(line.id)?.quantity ?? sent.wanted;
  replace(
    line.id,
    sent,
    failure.kind === 'business'
      ? { wanted: confirmed, phase: 'refused', problem, failure }
      : { wanted: sent.wanted, phase: isInDoubt(failure) ? 'unknown' : 'failed', failure },
  );
  await handleWriteFailure(failure);
  const edit = $lineEdits.get()[line.id];
  if (edit?.failure === failure) {
    announce(problem ?? fill(messages.quantityNotSaved, { name: line.name, quantity: sent.wanted }));
  }
}

/** Removes a line and keeps it for an undo. A line that is gone already counts as removed. */
export async function writeRemoval(lineId: string): Promise<Result<null>> {
  const { cart } = $cart.get();
  const line = findLine(lineId);
  if (!cart || !line) {
    setLineEdit(lineId, undefined);
    return DONE;
  }
  const sent: LineEdit = { wanted: 0, phase: 'sending' };
  setLineEdit(lineId, sent);
  const result = await removeLine({ lineId, shippingEstimated: !!cart.charges.zipCode });
  const removed: WantedQuantity = ({ id }) => (id === lineId ? 0 : undefined);
  if (result.ok) await applyWrite(result.value, removed);
  else await handleWriteFailure(result.failure, removed);

  const remaining = findLine(lineId);
  if (!result.ok && remaining) {
    const inDoubt = isInDoubt(result.failure) && $cart.get().stale;
    const restored: LineEdit = {
      wanted: inDoubt ? 0 : remaining.quantity,
      phase: inDoubt ? 'unknown' : 'refused',
      problem: refusalText(result.failure),
      failure: result.failure,
    };
    replace(lineId, sent, restored);
    return result;
  }
  replace(lineId, sent, remaining && $cart.get().stale ? { ...sent, phase: 'unknown' } : undefined);
  // What the shop no longer sells cannot be added again.
  if (!line.discontinued) addUndoEntry([line], cart.lines.indexOf(line));
  return DONE;
}

/** Empties the cart and keeps its lines for one undo. */
export async function writeClear(): Promise<Result<null>> {
  const { cart } = $cart.get();
  if (!cart) return DONE;
  const result = await clearCart({ shippingEstimated: !!cart.charges.zipCode });
  const removed = () => 0;
  if (result.ok) await applyWrite(result.value, removed);
  else await handleWriteFailure(result.failure, removed);
  if (!result.ok && $cart.get().cart?.lines.length) return result;
  addUndoEntry(
    cart.lines.filter((line) => !line.discontinued),
    0,
  );
  return DONE;
}

function replace(lineId: string, sent: LineEdit, next: LineEdit | undefined): void {
  if ($lineEdits.get()[lineId] === sent) setLineEdit(lineId, next);
}
