/**
 * The writes about lines, as jobs of the queue: quantities, and removals of one line, several, all, or those that can't
 * be read. A lazy module: `line-actions.ts` loads it for the first change. A job reads the wanted quantity when its
 * turn comes, and doesn't change a newer pending one.
 */
import { clearCart, removeCartLine, updateQuantities } from '../../../api/cart/cart-lines.ts';
import type { CartWriteResult } from '../../../api/cart/written-cart.ts';
import { type CartLine, isCartEmpty } from '../../../domain/cart/cart.ts';
import type { LineEdit } from '../../../domain/cart/line-edit.ts';
import { isUnsettled } from '../../../domain/cart/sent-edit.ts';
import { type UndoLine, undoLineOf } from '../../../domain/cart/undo-line.ts';
import { wantOfEachLine } from '../../../domain/cart/wanted-quantities.ts';
import { type Failure, isInDoubt, type Result } from '../../../domain/failure.ts';
import { announce } from '../../../page/announce.ts';
import { $cart, findLine } from '../cart.ts';
import {
  $lineEdits,
  endEdit,
  markQueued,
  markRemoved,
  markSaved,
  markSending,
  replaceEdit,
} from '../line-edits.ts';
import { changeUndoHistory } from '../undo-history.ts';
import { enqueueCartWrite, isCartIdle, joinCartWrite } from './cart-queue.ts';
import { announceOutcome, markFailed } from './edit-outcomes.ts';
import { settleRemoval, settleWrite } from './settle-write.ts';

export { followEdits, whenConfirmed } from './edit-outcomes.ts';

const DONE: Result<null> = { ok: true, value: null };

/**
 * The quantities that this page has saved, with their lines. A broken proxy may answer the same change again with its
 * earlier reply, which has an old cart, so the cart is then read.
 */
const savedBefore = new Set<string>();

let clearing: Promise<Result<null>> | undefined;

/** The server reported success, but its cart still has a line. */
const KEPT: Failure = { kind: 'business', request: 'POST cart/remove-multiple-items', messages: [] };

/** Sends the quantity that is being typed at a line, if there is one. */
export function sendTyped(lineId: string): void {
  const edit = $lineEdits.get()[lineId];
  if (edit?.phase !== 'editing') return;
  // The typed quantity equals the confirmed one again: nothing is sent, and the totals stay.
  const line = findLine(lineId);
  if (line && isConfirmed(line, edit) && isCartIdle()) {
    endEdit(lineId);
    announceOutcome('quantitySaved', line.name, edit.wanted);
  } else sendQuantity(lineId, edit.wanted);
}

/** Retries a failed edit; does nothing if the line has none. */
export function retryLine(lineId: string): void {
  const edit = $lineEdits.get()[lineId];
  if (!isUnsettled(edit)) return;
  if (edit.wanted) sendQuantity(lineId, edit.wanted);
  else void sendRemoval(lineId);
}

/** Removes a line. A second press before the end joins the first. */
export function sendRemoval(lineId: string): Promise<Result<null>> {
  markRemoved(lineId);
  const call = () => removeCartLine({ lineId, shippingEstimated: isShippingEstimated() });
  const run = () => writeRemoval([lineId], { call });
  return joinCartWrite({ key: `line:${lineId}`, rank: 'remove', run });
}

/**
 * Removes lines by one call [1 §2 Several lines]. One entry of `$undoHistory` brings back those that the shop still
 * sells. A line that could not be removed says so.
 * @param movedTo the list that has them now, for the text of the Undo
 * @returns a failure if one of them is, or may be, still in the cart
 */
export function removeLines(lineIds: readonly string[], movedTo?: string): Promise<Result<null>> {
  lineIds.forEach(markRemoved);
  const run = () => writeRemoval(lineIds, { movedTo });
  return joinCartWrite({ key: `remove:${lineIds.join()}`, rank: 'remove', run });
}

/**
 * Empties the cart; one entry of `$undoHistory` brings everything back. Pages call `emptyCart`, which also remembers it
 * until its end is known.
 */
export function removeAllLines(): Promise<Result<null>> {
  clearing ??= joinCartWrite({ key: 'clear', rank: 'clear', run: writeClear }).finally(() => {
    clearing = undefined;
  });
  return clearing;
}

/** Removes the unreadable rows that have an id. Their content is unknown, so there is no undo. */
export function removeUnreadableLines(): Promise<Result<null>> {
  const run = async () => {
    const ids = $cart.get().cart?.unreadableLineIds ?? [];
    return ids.length ? settleRemoval(ids) : DONE;
  };
  return joinCartWrite({ key: 'unreadable', rank: 'remove', run });
}

function sendQuantity(lineId: string, wanted: number): void {
  markQueued(lineId, wanted);
  void enqueueCartWrite({ key: `line:${lineId}`, rank: 'change', run: () => writeQuantity(lineId) });
}

async function writeQuantity(lineId: string): Promise<void> {
  const edit = $lineEdits.get()[lineId];
  if (edit?.phase !== 'queued') return;
  const line = findLine(lineId);
  if (!line || isConfirmed(line, edit)) return endEdit(lineId);

  const { name } = line;
  const { wanted: quantity } = edit;
  const sent = markSending(lineId, quantity);
  const change = `${lineId}=${quantity}`;
  const isRepeated = savedBefore.has(change);
  const result = await settleWrite({
    call: () => updateQuantities([{ lineId, quantity }]),
    cartIn: (cart) => (isRepeated ? null : cart),
    wanted: () => ({ lines: { [lineId]: quantity } }),
    onFailure: (failure) => markFailed(lineId, sent, failure, findLine(lineId)?.quantity ?? quantity),
  });
  if (result.ok) {
    savedBefore.add(change);
    const { stale } = $cart.get();
    const now = findLine(lineId)?.quantity;
    // Any reply counts as success, even an error page with status 200, but the cart shows that nothing has changed.
    const isUnchanged = !stale && now === line.quantity && now !== quantity;
    if (!isUnchanged) markSaved(lineId, sent, !stale);
    else if (replaceEdit(lineId, sent, { wanted: quantity, phase: 'failed' })) {
      announceOutcome('quantityNotSaved', name, quantity);
    }
  }
  const left = $lineEdits.get()[lineId];
  if (!result.ok && left?.failure === result.failure) {
    if (left.problem) announce(left.problem);
    else announceOutcome('quantityNotSaved', name, quantity);
  }
  // If the server set another quantity, a notice has said so.
  if (result.ok && !left && findLine(lineId)?.quantity === quantity) {
    announceOutcome('quantitySaved', name, quantity);
  }
}

/** The removal was decided elsewhere: it was sent while the page was being left, or the shopper has changed their mind. */
const DECIDED: Failure = { kind: 'aborted', request: 'POST cart/remove-multiple-items', messages: [] };

/** Removes lines and keeps them for one undo. Lines that are gone already count as removed. */
async function writeRemoval(
  lineIds: readonly string[],
  { call, movedTo }: { call?: () => Promise<CartWriteResult>; movedTo?: string },
): Promise<Result<null>> {
  const { cart } = $cart.get();
  for (const id of lineIds) if (!findLine(id)) endEdit(id);
  const left = cart?.lines.filter(({ id }) => lineIds.includes(id)) ?? [];
  const lines = left.filter(({ id }) => isRemovalQueued($lineEdits.get()[id]));
  const [first] = lines;
  if (!cart || !first) return left.length ? { ok: false, failure: DECIDED } : DONE;

  const sent = lines.map((line) => ({ line, edit: markSending(line.id, 0) }));
  const result = await settleRemoval(
    lines.map(({ id }) => id),
    call,
  );
  const { stale } = $cart.get();
  const removed: CartLine[] = [];
  const failure = result.ok ? KEPT : result.failure;
  for (const { line, edit } of sent) {
    const remaining = findLine(line.id);
    if (!remaining || (result.ok && stale)) {
      markSaved(line.id, edit, !remaining);
      removed.push(line);
    } else markFailed(line.id, edit, failure, remaining.quantity, isInDoubt(failure) && stale);
  }
  addUndoEntry(removed, cart.lines.indexOf(first), movedTo);
  return removed.length === left.length ? DONE : { ok: false, failure };
}

function isRemovalQueued(edit: LineEdit | undefined): boolean {
  return edit?.phase === 'queued' && edit.wanted === 0;
}

/** Empties the cart and keeps its lines for one undo. */
async function writeClear(): Promise<Result<null>> {
  const { cart } = $cart.get();
  if (!cart) return DONE;
  const result = await settleWrite({
    call: () => clearCart({ shippingEstimated: isShippingEstimated() }),
    cartIn: (read) => read,
    wanted: () => wantOfEachLine($cart.get().cart, () => 0),
    hasArrived: isCartEmpty,
  });
  if (!result.ok) return result;
  addUndoEntry(cart.lines, 0);
  return DONE;
}

function isShippingEstimated(): boolean {
  return !!$cart.get().cart?.charges.zipCode;
}

/** Whether a line has the wanted quantity in a cart that isn't out of date. */
function isConfirmed(line: CartLine | undefined, { wanted }: LineEdit): boolean {
  return line?.quantity === wanted && !$cart.get().stale;
}

let lastUndoKey = 0;

/**
 * Keeps removed lines, except those that the shop no longer sells: they can't be added again. Keeps nothing if there
 * are none. Restored removals are forgotten.
 * @param index the position of the first of the lines
 * @param movedTo the list that has them now
 */
function addUndoEntry(
  lines: readonly (UndoLine & { discontinued: boolean })[],
  index: number,
  movedTo?: string,
): void {
  const [first, ...rest] = lines.filter(({ discontinued }) => !discontinued).map(undoLineOf);
  if (!first) return;
  const key = String(++lastUndoKey);
  changeUndoHistory((entries) => [
    ...entries.filter(({ restored }) => !restored),
    { movedTo, ...first, key, index, rest },
  ]);
}
