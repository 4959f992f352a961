/**
 * The writes about lines, as jobs of the queue. This code is loaded for the first change. A job reads what is wanted
 * when its turn comes, and does not change a newer pending quantity.
 */
import { removeCartLine, updateQuantities } from '../../api/cart/cart-lines.ts';
import type { CartLine } from '../../domain/cart/cart.ts';
import type { Failure, Result } from '../../domain/failure.ts';
import { announce } from '../../page/announce.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { leaveForNextPage, takeFromPageBefore } from '../../page/storage/next-page.ts';
import { cartWritten } from '../revalidation.ts';
import { applyWrite, handleWriteFailure } from './apply-write.ts';
import { $cart, findLine } from './cart.ts';
import { prepareChangeNotices } from './cart-news.ts';
import { enqueueCartWrite, isCartIdle, joinCartWrite } from './cart-queue.ts';
import {
  $lineEdits,
  endEdit,
  isUnsent,
  isUnsettled,
  type LineEdit,
  markFailed,
  markQueued,
  markSaved,
  markSending,
  markUnsent,
} from './line-edits.ts';
import { describeLineFailure } from './line-failure.ts';
import { refreshCart } from './read-cart.ts';
import { addUndoEntry } from './undo-entries.ts';

const messages = defineMessages('shared', {
  quantitySaved: 'Saved: {quantity} of {name}.',
  quantityNotSaved: '{quantity} of {name} was not saved.',
});

/** Which quantities a page has sent while it was left, by line id. */
const SENT_ON_LEAVING = 'cb-sent-on-leaving';

const REMOVED: Result<null> = { ok: true, value: null };

/** Sends the quantity that is being typed at a line, if there is one. */
export function sendTyped(lineId: string): void {
  const edit = $lineEdits.get()[lineId];
  if (edit?.phase !== 'editing') return;
  // The typed quantity is the confirmed one again: nothing is sent, and the totals stay.
  if (isConfirmed(findLine(lineId), edit) && isCartIdle()) endEdit(lineId);
  else sendQuantity(lineId, edit.wanted);
}

/** Sends a quantity of a line. */
export function sendQuantity(lineId: string, wanted: number): void {
  markQueued(lineId, wanted);
  // The reply may differ from what was asked for.
  void prepareChangeNotices();
  void enqueueCartWrite({ key: `line:${lineId}`, rank: 'change', run: () => writeQuantity(lineId) });
}

/** Sends the removal of a line. A second press before the end joins the first. */
export function sendRemoval(lineId: string): Promise<Result<null>> {
  return joinCartWrite({ key: `line:${lineId}`, rank: 'remove', run: () => writeRemoval(lineId) });
}

/** Sends again what was not saved; nothing for a line on which nothing failed. */
export function retryLine(lineId: string): void {
  const edit = $lineEdits.get()[lineId];
  if (!isUnsettled(edit)) return;
  if (edit.wanted) sendQuantity(lineId, edit.wanted);
  else {
    markQueued(lineId, 0);
    void sendRemoval(lineId);
  }
}

/**
 * Has what was typed and not sent sent when the page is left, and shows on the next page what the one before has sent so: a
 * browser tells a page that it goes when the next one has come, whose HTML then has the quantities of before.
 */
export function bridgePages(): void {
  addEventListener('pagehide', sendEditsOnPageHide);
  const { lines } = takeFromPageBefore(SENT_ON_LEAVING) ?? {};
  if (lines) void applyWrite(null, { lines: lines as Record<string, number> });
}

/**
 * Sends the quantities that were typed and not sent, for a page that is being left. One request for all: it
 * outlives the page, and absolute quantities may safely arrive twice.
 */
function sendEditsOnPageHide(): void {
  const changes = [];
  for (const [lineId, edit] of Object.entries($lineEdits.get())) {
    if (!edit?.wanted || !isUnsent(edit)) continue;
    changes.push({ lineId, quantity: edit.wanted });
    markUnsent(lineId, 'unknown');
  }
  if (!changes.length) return;
  const lines = Object.fromEntries(changes.map(({ lineId, quantity }) => [lineId, quantity]));
  leaveForNextPage(SENT_ON_LEAVING, { lines });
  // Only a page that is restored from the back/forward cache sees how it ends, so the other tabs are told now.
  void updateQuantities(changes, { keepalive: true }).then(refreshCart);
  cartWritten();
}

async function writeQuantity(lineId: string): Promise<void> {
  const edit = $lineEdits.get()[lineId];
  if (edit?.phase !== 'queued') return;
  const line = findLine(lineId);
  if (!line || isConfirmed(line, edit)) return endEdit(lineId);

  const sent = markSending(lineId, edit.wanted);
  const { wanted: quantity } = sent;
  const result = await updateQuantities([{ lineId, quantity }]);
  if (!result.ok) return endUnsaved(line, sent, result.failure);
  await applyWrite(result.value, { lines: { [lineId]: quantity } });
  markSaved(lineId, sent, !$cart.get().stale);
  // Where the server gave another quantity, a notice has said so.
  if (!$lineEdits.get()[lineId] && findLine(lineId)?.quantity === quantity) {
    announce(fill(messages.quantitySaved, { name: line.name, quantity }));
  }
}

async function endUnsaved(line: CartLine, sent: LineEdit, failure: Failure): Promise<void> {
  const { id, name } = line;
  const failed = describeLineFailure(failure);
  markFailed(id, sent, failed, findLine(id)?.quantity ?? sent.wanted);
  await handleWriteFailure(failure);
  if ($lineEdits.get()[id]?.failure !== failure) return;
  announce(failed.problem ?? fill(messages.quantityNotSaved, { name, quantity: sent.wanted }));
}

/** Removes a line and keeps it for an undo. A line that is gone already counts as removed. */
async function writeRemoval(lineId: string): Promise<Result<null>> {
  const { cart } = $cart.get();
  const line = findLine(lineId);
  if (!cart || !line) {
    endEdit(lineId);
    return REMOVED;
  }
  const sent = markSending(lineId, 0);
  const result = await removeCartLine({ lineId, shippingEstimated: !!cart.charges.zipCode });
  const wanted = { lines: { [lineId]: 0 } };
  if (result.ok) await applyWrite(result.value, wanted);
  else await handleWriteFailure(result.failure, wanted);

  const remaining = findLine(lineId);
  const { stale } = $cart.get();
  if (!result.ok && remaining) {
    const failed = describeLineFailure(result.failure);
    // A cart read since then shows that the removal did not count.
    markFailed(lineId, sent, { ...failed, inDoubt: failed.inDoubt && stale }, remaining.quantity);
    return result;
  }
  markSaved(lineId, sent, !remaining || !stale);
  // What the shop no longer sells cannot be added again.
  if (!line.discontinued) addUndoEntry([line], cart.lines.indexOf(line));
  return REMOVED;
}

/** Whether a line has the wanted quantity, and what is shown is not out of date. */
function isConfirmed(line: CartLine | undefined, { wanted }: LineEdit): boolean {
  return line?.quantity === wanted && !$cart.get().stale;
}
