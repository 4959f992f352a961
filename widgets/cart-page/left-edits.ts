/**
 * Edits that an earlier page has left in the tab's storage. What it sent is shown as being saved, and the cart is read until
 * it has arrived, for some 20 seconds. What it never sent, because the tab crashed, can be sent again at its line. Loaded
 * if there are any, or when the page is restored from the back/forward cache.
 */
import type { LineEdit } from '../../shared/domain/cart/line-edit.ts';
import { MAX_QUANTITY } from '../../shared/domain/quantity.ts';
import { readKeptEdits } from '../../shared/page/storage/kept-edits.ts';
import { $cart, findLine } from '../../shared/stores/cart/cart.ts';
import { $lineEdits, replaceEdit } from '../../shared/stores/cart/line-edits.ts';
import { announceOutcome, reconcileEdits } from '../../shared/stores/cart/writes/edit-outcomes.ts';
import { applyWrite, rereadCart } from '../../shared/stores/cart/writes/settle-write.ts';

/** How long to wait before each reading. A write takes 15 s at most, see `api/transport/attempt.ts`. */
const PAUSES_MS = [300, 700, 1000, 2000, 4000, 6000, 6000];

/** The sum of the pauses. */
const CONFIRMED_WITHIN_MS = 20_000;

/** Phases in which nothing has been sent, or has arrived. */
const UNSENT = ['editing', 'queued', 'failed'];
const SENT = ['sending', 'unknown', 'confirming'];

let isReading = false;

/** Takes over what an earlier page has left. What the shopper has done on this page since is newer. */
export function resumeLeftEdits(): void {
  const kept = readKeptEdits();
  if (!kept) return;
  for (const [lineId, value] of Object.entries(kept.edits)) {
    const edit = readEdit(value);
    if (edit) replaceEdit(lineId, undefined, edit);
  }
  const { cart } = $cart.get();
  if (cart) reconcileEdits(cart);
  void confirmLeftEdits(kept.at);
}

/**
 * Reads one edit that was kept.
 * @returns undefined if it isn't one, or has ended
 */
function readEdit(kept: unknown): LineEdit | undefined {
  const { wanted, phase } = Object(kept) as Record<string, unknown>;
  if (!(typeof wanted === 'number' && Number.isInteger(wanted) && wanted >= 0 && wanted <= MAX_QUANTITY)) {
    return undefined;
  }
  if (SENT.includes(String(phase))) return { wanted, phase: 'confirming' };
  return UNSENT.includes(String(phase)) ? { wanted, phase: 'failed' } : undefined;
}

/**
 * Reads the cart until it shows what was sent, with growing pauses. What it doesn't show in the end has failed.
 * @param sentAt when it was sent, in milliseconds since 1970
 */
export async function confirmLeftEdits(sentAt = Date.now()): Promise<void> {
  if (isReading || !confirming().length) return;
  isReading = true;
  await readUntilConfirmed(sentAt);
  isReading = false;
}

async function readUntilConfirmed(sentAt: number): Promise<void> {
  const isLate = Date.now() - sentAt > CONFIRMED_WITHIN_MS;
  let open = confirming();
  // The server rendered this page before it had these changes, so they are the shopper's own.
  await applyWrite(null, { lines: Object.fromEntries(open) });
  for (const pause of isLate ? [] : PAUSES_MS) {
    open = tellSaved(open);
    if (!open.length) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
    await rereadCart({ lines: Object.fromEntries(open) });
  }
  for (const [lineId, quantity] of tellSaved(open)) {
    const edit = $lineEdits.get()[lineId];
    replaceEdit(lineId, edit, edit && { ...edit, phase: $cart.get().stale ? 'unknown' : 'failed' });
    const name = findLine(lineId)?.name;
    if (name && quantity) announceOutcome('quantityNotSaved', name, quantity);
  }
}

/** Says of which lines it is known by now that they are saved. @returns those that are still open */
function tellSaved(open: [string, number][]): [string, number][] {
  for (const [lineId, quantity] of open) {
    const name = findLine(lineId)?.name;
    if (name && $lineEdits.get()[lineId]?.phase === 'saved') announceOutcome('quantitySaved', name, quantity);
  }
  return open.filter(([lineId]) => $lineEdits.get()[lineId]?.phase === 'confirming');
}

/** Line ids and quantities of what earlier pages have sent and nobody knows the end of. */
function confirming(): [string, number][] {
  return Object.entries($lineEdits.get()).flatMap(([lineId, edit]) =>
    edit?.phase === 'confirming' ? [[lineId, edit.wanted] as [string, number]] : [],
  );
}
