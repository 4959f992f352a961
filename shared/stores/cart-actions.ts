import type { Result } from '../api/result.ts';
import { MAX_QUANTITY } from '../domain/quantity.ts';
import { $cart, findLine } from './cart.ts';
import { enqueueCartWrite, isCartIdle, whenCartIdle } from './cart-queue.ts';
import { type OrderItem, writeItem, writeUndo } from './item-writes.ts';
import { sendEditsOnLeaving } from './leaving-page.ts';
import { $lineEdits, isUnsettled, setLineEdit } from './line-edits.ts';
import { writeClear, writeQuantity, writeRemoval } from './line-writes.ts';
import type { Removal } from './removals.ts';

/** Quiet after the last keystroke before a quantity is sent [1 §9]. */
const QUANTITY_DELAY_MS = 1000;

const timers = new Map<string, ReturnType<typeof setTimeout>>();
const pressed = new Map<string, Promise<Result<null>>>();

/**
 * Notes the quantity a shopper wants of a line, shown at once and sent 1000 ms after the last change [1 §4].
 * @param quantity 1 to 999; anything else is left to `removeLine` or to the field and changes nothing here
 */
export function setLineQuantity(lineId: string, quantity: number): void {
  const isRemoved = $lineEdits.get()[lineId]?.wanted === 0;
  if (!(quantity >= 1 && quantity <= MAX_QUANTITY) || isRemoved || !findLine(lineId)) return;
  sendEditsOnLeaving();
  setLineEdit(lineId, { wanted: quantity, phase: 'editing' });
  clearTimeout(timers.get(lineId));
  timers.set(
    lineId,
    setTimeout(() => commitLine(lineId), QUANTITY_DELAY_MS),
  );
}

/** Sends the quantity being typed at once: the shopper pressed Enter, left the field or checks out. */
export function commitLine(lineId: string): void {
  stopTimer(lineId);
  const edit = $lineEdits.get()[lineId];
  if (edit?.phase !== 'editing') return;
  // Typed and taken back: nothing to send, and no reason to hide the totals.
  const isConfirmed = findLine(lineId)?.quantity === edit.wanted && !$cart.get().stale;
  if (isConfirmed && isCartIdle()) setLineEdit(lineId, undefined);
  else queueQuantity(lineId, edit.wanted);
}

/** Gives up what is being typed, or was not saved: the line shows the server's quantity again. */
export function cancelLineEdit(lineId: string): void {
  stopTimer(lineId);
  const phase = $lineEdits.get()[lineId]?.phase;
  if (phase === 'editing' || phase === 'failed' || phase === 'refused') setLineEdit(lineId, undefined);
}

/** Sends again what was not saved; nothing for a line on which nothing failed. */
export function retryLine(lineId: string): void {
  const edit = $lineEdits.get()[lineId];
  if (!edit || !isUnsettled(edit)) return;
  if (edit.wanted) queueQuantity(lineId, edit.wanted);
  else void removeLine(lineId);
}

/** Removes a line; it can be undone from `$removals`. */
export function removeLine(lineId: string): Promise<Result<null>> {
  return once(
    `line:${lineId}`,
    'remove',
    () => writeRemoval(lineId),
    () => {
      stopTimer(lineId);
      setLineEdit(lineId, { wanted: 0, phase: 'queued' });
    },
  );
}

/** Empties the cart; one entry of `$removals` brings everything back. */
export function removeAllLines(): Promise<Result<null>> {
  return once('clear', 'clear', writeClear);
}

/** Adds an item by its number; a second identical press before the answer adds nothing. */
export function addItem(item: OrderItem): Promise<Result<null>> {
  return once(`add:${item.itemNumber}:${item.quantity}`, 'change', () => writeItem(item));
}

/** Adds removed lines again, by item number and quantity. What the server refuses stays in `$removals`. */
export function undoRemoval(removal: Removal): Promise<Result<null>> {
  return once(`undo:${removal.key}`, 'change', () => writeUndo(removal));
}

/**
 * Sends what is being typed and waits until nothing is on its way.
 * @returns `settled` false when a quantity is not saved or nobody knows: the cart is not to be acted upon
 */
export async function flushCart(): Promise<{ settled: boolean }> {
  do {
    for (const lineId of timers.keys()) commitLine(lineId);
    await whenCartIdle();
  } while (timers.size);
  return { settled: !Object.values($lineEdits.get()).some(isUnsettled) };
}

function queueQuantity(lineId: string, wanted: number): void {
  setLineEdit(lineId, { wanted, phase: 'queued' });
  void enqueueCartWrite({ key: `line:${lineId}`, rank: 'change', run: () => writeQuantity(lineId) });
}

function stopTimer(lineId: string): void {
  clearTimeout(timers.get(lineId));
  timers.delete(lineId);
}

/** A job that a second press before its end does not repeat. */
function once(
  key: string,
  rank: 'clear' | 'remove' | 'change',
  run: () => Promise<Result<null>>,
  prepare?: () => void,
): Promise<Result<null>> {
  let end = pressed.get(key);
  if (!end) {
    prepare?.();
    end = enqueueCartWrite({ key, rank, run }).then((result) => result ?? brokenOff(key));
    pressed.set(key, end);
    void end.then(() => pressed.delete(key));
  }
  return end;
}

function brokenOff(endpoint: string): Result<null> {
  return { ok: false, failure: { kind: 'aborted', endpoint, messages: [] } };
}
