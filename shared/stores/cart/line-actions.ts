/**
 * What a shopper does at the lines of the cart. A pending quantity is shown at once. The code that sends it
 * (`line-writes.ts`) is loaded at the first key, if the page has not loaded it before. Where it cannot be loaded, the
 * quantity stays and can be retried.
 */
import type { Result } from '../../domain/failure.ts';
import { MAX_QUANTITY } from '../../domain/quantity.ts';
import { lazyModule } from '../../page/parts/load-part.ts';
import { findLine } from './cart.ts';
import { $lineEdits, type LineEdit, markCancelled, markQueued, markTyped, markUnsent } from './line-edits.ts';

/** How long a quantity waits after the last keystroke before it is sent [1 §9 Delay]. */
const QUANTITY_DELAY_MS = 1000;

const timers = new Map<string, ReturnType<typeof setTimeout>>();

const withLineWrites = lazyModule(
  () => import('./line-writes.ts'),
  ({ bridgePages }) => bridgePages(),
);

/** Loads the code that sends before it is needed. @returns settles when it is there, or cannot be loaded for now */
export async function prepareLineWrites(): Promise<void> {
  await withLineWrites(
    () => {},
    () => {},
  );
}

/**
 * Notes the quantity a shopper wants of a line, shown at once and sent 1000 ms after the last change
 * [1 §4 Quantity edit].
 * @param quantity 1 to 999; anything else is left to `removeLine` or to the field and changes nothing here
 */
export function setLineQuantity(lineId: string, quantity: number): void {
  const isRemoved = editOf(lineId)?.wanted === 0;
  if (!(quantity >= 1 && quantity <= MAX_QUANTITY) || isRemoved || !findLine(lineId)) return;
  void prepareLineWrites();
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
  await withLineWrites(
    ({ sendTyped }) => sendTyped(lineId),
    () => markUnsent(lineId, 'failed'),
  );
}

/** Gives up what is being typed, or was not saved: the line shows the server's quantity again. */
export function cancelLineEdit(lineId: string): void {
  stopTimer(lineId);
  markCancelled(lineId);
}

/** Removes a line; it can be undone from `$undoHistory`. A second press before the end joins the first. */
export function removeLine(lineId: string): Promise<Result<null>> {
  stopTimer(lineId);
  const edit = editOf(lineId);
  const isUnderWay = edit?.wanted === 0 && (edit.phase === 'queued' || edit.phase === 'sending');
  if (!isUnderWay) markQueued(lineId, 0);
  const end = withLineWrites<Result<null>>(
    ({ sendRemoval }) => sendRemoval(lineId),
    () => {
      markUnsent(lineId, 'failed');
      return { ok: false, failure: { kind: 'network', endpoint: `line:${lineId}`, messages: [] } };
    },
  );
  return Promise.resolve(end);
}

function editOf(lineId: string): LineEdit | undefined {
  return $lineEdits.get()[lineId];
}

function stopTimer(lineId: string): void {
  clearTimeout(timers.get(lineId));
  timers.delete(lineId);
}
