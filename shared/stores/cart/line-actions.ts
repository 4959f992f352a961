/**
 * The shopper's actions on lines of the cart. A pending quantity is shown at once. The code that sends it is a lazy
 * module, loaded at the first keystroke if the page has not loaded it before. If it can't be loaded, the quantity stays
 * and can be retried.
 */
import type { LineEdit } from '../../domain/cart/line-edit.ts';
import type { Result } from '../../domain/failure.ts';
import { MAX_QUANTITY } from '../../domain/quantity.ts';
import { lazyModule } from '../../page/lazy/lazy-module.ts';
import { findLine } from './cart.ts';
import { $lineEdits, markCancelled, markRemoved, markTyped, markUnsent } from './line-edits.ts';

/** How long a quantity waits after the last keystroke before it is sent [1 §9 Delay]. */
const QUANTITY_DELAY_MS = 1000;

const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** The removals under way, by line id. */
const removals = new Map<string, Promise<Result<null>>>();

/** The code that writes lines. The cart page loads it while the cart is being read. */
export const lineWrites = lazyModule(
  () => import('./writes/line-writes.ts'),
  ({ followEdits }) => followEdits(),
);

/**
 * Sets the quantity that a shopper wants of a line. It is shown at once and sent 1000 ms after the last change [1 §4
 * Quantity edit].
 * @param quantity 1 to 999; any other value is ignored, because `removeLine` and the field handle it
 */
export function setLineQuantity(lineId: string, quantity: number): void {
  const isRemoved = editOf(lineId)?.wanted === 0;
  if (!(quantity >= 1 && quantity <= MAX_QUANTITY) || isRemoved || !findLine(lineId)) return;
  void lineWrites.prepare();
  stopTimer(lineId);
  markTyped(lineId, quantity);
  timers.set(
    lineId,
    setTimeout(() => commitLine(lineId), QUANTITY_DELAY_MS),
  );
}

/**
 * Sends the quantity being typed at once: the shopper pressed Enter or left the field.
 * @returns settles when it is in the queue, or cannot be sent
 */
export async function commitLine(lineId: string): Promise<void> {
  stopTimer(lineId);
  if (editOf(lineId)?.phase !== 'editing') return;
  const sent = await lineWrites.use(({ sendTyped }) => sendTyped(lineId));
  if (!sent.ok) markUnsent(lineId, 'failed');
}

/** Discards a quantity that is being typed or was not saved: the line shows the server's quantity again. */
export function cancelLineEdit(lineId: string): void {
  stopTimer(lineId);
  markCancelled(lineId);
}

/** Removes a line, which `$undoHistory` can undo. A second press before the end joins the first. */
export function removeLine(lineId: string): Promise<Result<null>> {
  stopTimer(lineId);
  markRemoved(lineId);
  const removal = removals.get(lineId) ?? requestRemoval(lineId).finally(() => removals.delete(lineId));
  removals.set(lineId, removal);
  return removal;
}

async function requestRemoval(lineId: string): Promise<Result<null>> {
  const used = await lineWrites.use(({ sendRemoval }) => sendRemoval(lineId));
  if (used.ok) return used.value;
  markUnsent(lineId, 'failed');
  return used;
}

function editOf(lineId: string): LineEdit | undefined {
  return $lineEdits.get()[lineId];
}

function stopTimer(lineId: string): void {
  clearTimeout(timers.get(lineId));
  timers.delete(lineId);
}
