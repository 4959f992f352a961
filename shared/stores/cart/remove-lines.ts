/** Removing several lines with one call and one Undo; loaded when the shopper selects lines. */
import { removeCartLines } from '../../api/cart/cart-lines.ts';
import type { CartLine } from '../../domain/cart/cart.ts';
import type { Failure, Result } from '../../domain/failure.ts';
import { applyWrite, handleWriteFailure } from './apply-write.ts';
import { $cart, findLine } from './cart.ts';
import { joinCartWrite } from './cart-queue.ts';
import { $lineEdits, endEdit, markFailed, markQueued, markSaved, markSending } from './line-edits.ts';
import { describeLineFailure } from './line-failure.ts';
import { addUndoEntry } from './undo-entries.ts';

const DONE: Result<null> = { ok: true, value: null };

/** The server has said yes, and its cart still has a line. */
const KEPT: Failure = { kind: 'business', endpoint: 'POST cart/remove-multiple-items', messages: [] };

/**
 * Removes lines: POST `cart/remove-multiple-items` [1 §2 Several lines]. One entry of `$undoHistory` brings back those that
 * the shop still sells. What could not be removed says so at its line.
 * @param movedTo the list that has them now, for what is said of the Undo
 * @returns a failure where one of them is still in the cart, or nobody knows
 */
export function removeLines(lineIds: readonly string[], movedTo?: string): Promise<Result<null>> {
  for (const id of lineIds) {
    const edit = $lineEdits.get()[id];
    const isUnderWay = edit?.wanted === 0 && (edit.phase === 'queued' || edit.phase === 'sending');
    if (!isUnderWay) markQueued(id, 0);
  }
  const run = () => writeRemovals(lineIds, movedTo);
  return joinCartWrite({ key: `remove:${lineIds.join()}`, rank: 'remove', run });
}

async function writeRemovals(lineIds: readonly string[], movedTo?: string): Promise<Result<null>> {
  const { cart } = $cart.get();
  for (const id of lineIds) if (!findLine(id)) endEdit(id);
  const lines = cart?.lines.filter(({ id }) => lineIds.includes(id)) ?? [];
  const [first] = lines;
  if (!cart || !first) return DONE;

  const sent = lines.map((line) => ({ line, edit: markSending(line.id, 0) }));
  const ids = lines.map(({ id }) => id);
  const result = await removeCartLines(ids);
  const wanted = { lines: Object.fromEntries(ids.map((id) => [id, 0])) };
  if (result.ok) await applyWrite(result.value, wanted);
  else await handleWriteFailure(result.failure, wanted);

  const { stale } = $cart.get();
  const removed: CartLine[] = [];
  for (const { line, edit } of sent) {
    const remaining = findLine(line.id);
    if (!result.ok && remaining) {
      const failed = describeLineFailure(result.failure);
      // A cart read since then shows that the removal did not count.
      markFailed(line.id, edit, { ...failed, inDoubt: failed.inDoubt && stale }, remaining.quantity);
      continue;
    }
    markSaved(line.id, edit, !remaining || !stale);
    if (!remaining || stale) removed.push(line);
  }
  // What the shop no longer sells cannot be added again.
  const undoable = removed.filter(({ discontinued }) => !discontinued);
  addUndoEntry(undoable, cart.lines.indexOf(first), { movedTo });
  if (removed.length === lines.length) return DONE;
  return { ok: false, failure: result.ok ? KEPT : result.failure };
}
