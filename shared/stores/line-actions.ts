/**
 * What a shopper does at one line. A pending quantity is shown at once; the code that sends it (`cart-writes.ts`) is
 * fetched at the first keystroke at the latest. Where it cannot be had, the quantity stays and can be retried.
 */
import type { Result } from '../api/result.ts';
import { MAX_QUANTITY } from '../domain/quantity.ts';
import { findLine } from './cart.ts';
import { $lineEdits, setLineEdit } from './line-edits.ts';
import { prepareCartWrites, withCartWrites } from './load-cart-writes.ts';

/** Quiet after the last keystroke before a quantity is sent [1 §9]. */
const QUANTITY_DELAY_MS = 1000;

const timers = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * Notes the quantity a shopper wants of a line, shown at once and sent 1000 ms after the last change [1 §4].
 * @param quantity 1 to 999; anything else is left to `removeLine` or to the field and changes nothing here
 */
export function setLineQuantity(lineId: string, quantity: number): void {
  const isRemoved = $lineEdits.get()[lineId]?.wanted === 0;
  if (!(quantity >= 1 && quantity <= MAX_QUANTITY) || isRemoved || !findLine(lineId)) return;
  void prepareCartWrites();
  stopTimer(lineId);
  setLineEdit(lineId, { wanted: quantity, phase: 'editing' });
  timers.set(
    lineId,
    setTimeout(() => commitLine(lineId), QUANTITY_DELAY_MS),
  );
}

/** Sends the quantity being typed at once: the shopper pressed Enter or left the field. */
export function commitLine(lineId: string): void {
  stopTimer(lineId);
  if ($lineEdits.get()[lineId]?.phase !== 'editing') return;
  void withCartWrites(
    ({ sendTyped }) => sendTyped(lineId),
    () => keepUnsent(lineId),
  );
}

/** Gives up what is being typed, or was not saved: the line shows the server's quantity again. */
export function cancelLineEdit(lineId: string): void {
  stopTimer(lineId);
  const phase = $lineEdits.get()[lineId]?.phase;
  if (phase === 'editing' || phase === 'failed' || phase === 'refused') setLineEdit(lineId, undefined);
}

/** Removes a line; it can be undone from `$undoHistory`. A second press before the end joins the first. */
export function removeLine(lineId: string): Promise<Result<null>> {
  stopTimer(lineId);
  const edit = $lineEdits.get()[lineId];
  const isUnderWay = edit?.wanted === 0 && (edit.phase === 'queued' || edit.phase === 'sending');
  if (!isUnderWay) setLineEdit(lineId, { wanted: 0, phase: 'queued' });
  const end = withCartWrites<Result<null>>(
    ({ sendRemoval }) => sendRemoval(lineId),
    () => {
      keepUnsent(lineId);
      return { ok: false, failure: { kind: 'network', endpoint: `line:${lineId}`, messages: [] } };
    },
  );
  return Promise.resolve(end);
}

/** A pending quantity that cannot be sent for now. */
function keepUnsent(lineId: string): void {
  const edit = $lineEdits.get()[lineId];
  if (edit?.phase === 'editing' || edit?.phase === 'queued')
    setLineEdit(lineId, { ...edit, phase: 'failed' });
}

function stopTimer(lineId: string): void {
  clearTimeout(timers.get(lineId));
  timers.delete(lineId);
}
