/** What is done to the cart, as jobs of the queue. What begins at a line begins in `line-actions.ts`. */
import type { Result } from '../api/result.ts';
import { $cart, findLine } from './cart.ts';
import { type CartWrite, enqueueCartWrite, isCartIdle, whenCartIdle } from './cart-queue.ts';
import { type OrderItem, writeItem, writeUndo } from './item-writes.ts';
import { removeLine } from './line-actions.ts';
import { $lineEdits, setLineEdit } from './line-edits.ts';
import { writeClear, writeQuantity, writeRemoval } from './line-writes.ts';
import { prepareCartWrites } from './load-cart-writes.ts';
import { isUnsettled } from './reconcile-line-edits.ts';
import type { UndoEntry } from './undo-history.ts';

const pressed = new Map<string, Promise<Result<null>>>();

/** Sends the quantity that is being typed at a line; nothing where none is. */
export function sendTyped(lineId: string): void {
  const edit = $lineEdits.get()[lineId];
  if (edit?.phase !== 'editing') return;
  // Typed and taken back: nothing to send, and no reason to hide the totals.
  const isConfirmed = findLine(lineId)?.quantity === edit.wanted && !$cart.get().stale;
  if (isConfirmed && isCartIdle()) setLineEdit(lineId, undefined);
  else queueQuantity(lineId, edit.wanted);
}

/** Sends a removal that was noted at its line. */
export function sendRemoval(lineId: string): Promise<Result<null>> {
  return once(`line:${lineId}`, 'remove', () => writeRemoval(lineId));
}

/** Sends again what was not saved; nothing for a line on which nothing failed. */
export function retryLine(lineId: string): void {
  const edit = $lineEdits.get()[lineId];
  if (!edit || !isUnsettled(edit)) return;
  if (edit.wanted) queueQuantity(lineId, edit.wanted);
  else void removeLine(lineId);
}

/** Empties the cart; one entry of `$undoHistory` brings everything back. */
export function removeAllLines(): Promise<Result<null>> {
  return once('clear', 'clear', writeClear);
}

/** Adds an item by its number; a second identical press before the answer adds nothing. */
export function addItem(item: OrderItem): Promise<Result<null>> {
  return once(`add:${item.itemNumber}:${item.quantity}`, 'change', () => writeItem(item));
}

/** Adds removed lines again, by item number and quantity. What the server refuses stays in `$undoHistory`. */
export function undoRemoval(removal: UndoEntry): Promise<Result<null>> {
  return once(`undo:${removal.key}`, 'change', () => writeUndo(removal));
}

/**
 * Sends what is being typed and waits until nothing is on its way.
 * @returns `settled` false when a quantity is not saved or nobody knows: the cart is not to be acted upon
 */
export async function flushCart(): Promise<{ settled: boolean }> {
  // What was pressed while the code for it was still on its way comes first.
  await prepareCartWrites();
  do {
    for (const lineId of linesBeingTyped()) sendTyped(lineId);
    await whenCartIdle();
  } while (linesBeingTyped().length);
  return { settled: !Object.values($lineEdits.get()).some(isUnsettled) };
}

function linesBeingTyped(): string[] {
  const edits = Object.entries($lineEdits.get());
  return edits.filter(([, edit]) => edit?.phase === 'editing').map(([lineId]) => lineId);
}

function queueQuantity(lineId: string, wanted: number): void {
  setLineEdit(lineId, { wanted, phase: 'queued' });
  void enqueueCartWrite({ key: `line:${lineId}`, rank: 'change', run: () => writeQuantity(lineId) });
}

/** A job that a second press before its end does not repeat. */
function once(
  key: string,
  rank: CartWrite<unknown>['rank'],
  run: () => Promise<Result<null>>,
): Promise<Result<null>> {
  let end = pressed.get(key);
  if (!end) {
    end = enqueueCartWrite({ key, rank, run }).then((result) => result ?? brokenOff(key));
    pressed.set(key, end);
    void end.then(() => pressed.delete(key));
  }
  return end;
}

function brokenOff(endpoint: string): Result<null> {
  return { ok: false, failure: { kind: 'aborted', endpoint, messages: [] } };
}
