/**
 * Ends the shopper's edits: compares them with each new cart, and sends unsent ones when the page is left. The next
 * page takes over those that are still open: see the cart page's `left-edits.ts`.
 */
import { removeCartLines, updateQuantities } from '../../../api/cart/cart-lines.ts';
import { type Cart, countUnits } from '../../../domain/cart/cart.ts';
import { isUnsent, type LineEdit } from '../../../domain/cart/line-edit.ts';
import { reconcileEdit } from '../../../domain/cart/reconcile-edit.ts';
import { isSentPhase } from '../../../domain/cart/sent-edit.ts';
import { type Failure, isInDoubt, type Result, refusalLines } from '../../../domain/failure.ts';
import { announce } from '../../../page/announce.ts';
import { lazyModule } from '../../../page/lazy/lazy-module.ts';
import { defineMessages, fill } from '../../../page/messages.ts';
import { leaveCount } from '../../../page/storage/count-note.ts';
import { keepEdits } from '../../../page/storage/kept-edits.ts';
import { whenIdle } from '../../../page/time/when-idle.ts';
import { cartWritten } from '../../revalidation.ts';
import { $cart, cartShown, findLine, refreshCart } from '../cart.ts';
import { followCart } from '../following/follow-cart.ts';
import { $lineEdits, markUnsent, replaceEdit } from '../line-edits.ts';

const tabClaim = lazyModule(() => import('../../../page/storage/tab-claim.ts'));

const messages = defineMessages('shared', {
  quantitySaved: 'Saved: {quantity} of {name}.',
  quantityNotSaved: '{quantity} of {name} wasn’t saved.',
});

/** Starts comparing the edits with each new cart, and sends unsent ones when the page is left. */
export function followEdits(): void {
  // The news module needs the edits before a cart ends some of them, so it listens first.
  followCart();
  cartShown.listen(({ cart }) => reconcileEdits(cart));
  const { cart } = $cart.get();
  if (cart) reconcileEdits(cart);
  addEventListener('pagehide', sendEditsOnPageHide);
  // From the first edit on, the tab's storage has data that a duplicate of the tab must not take over.
  const stop = $lineEdits.listen(() => {
    stop();
    void tabClaim.use(({ claimTab }) => claimTab());
  });
  // The connection may be lost by the time of the first edit.
  whenIdle(() => void tabClaim.prepare());
}

/** Compares the edits with a cart that has just been read. Edits of lines that are gone end. */
export function reconcileEdits({ lines }: Cart): void {
  const quantities = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  for (const [lineId, edit] of Object.entries($lineEdits.get())) {
    const next = edit && reconcileEdit(edit, quantities.get(lineId));
    if (edit !== next) replaceEdit(lineId, edit, next);
  }
}

/** Resolves once no edit that an earlier page sent is still unconfirmed. */
export async function whenConfirmed(): Promise<void> {
  const isOpen = () => Object.values($lineEdits.get()).some((edit) => edit?.phase === 'confirming');
  if (!isOpen()) return;
  await new Promise<void>((resolve) => {
    const stop = $lineEdits.listen(() => {
      if (isOpen()) return;
      stop();
      resolve();
    });
  });
}

/**
 * Sends unsent edits with requests that outlive the page: absolute quantities and removals, which may safely arrive
 * twice. The server may refuse them while another write runs; the next page then offers Retry.
 */
function sendEditsOnPageHide(): void {
  const changes = [];
  const removals = [];
  for (const [lineId, edit] of Object.entries($lineEdits.get())) {
    if (!edit || !isUnsent(edit)) continue;
    if (edit.wanted) changes.push({ lineId, quantity: edit.wanted });
    else removals.push(lineId);
    markUnsent(lineId, 'confirming');
  }
  if (changes.length) void endUnseen(lineIdsOf(changes), updateQuantities(changes));
  if (removals.length) void endUnseen(removals, removeCartLines(removals));
  // Only a page restored from the back/forward cache sees how they end, so the other tabs are told now.
  if (changes.length || removals.length) cartWritten();
  // After the store's own write, which doesn't know the cart.
  queueMicrotask(keepWithConfirmed);
}

function lineIdsOf(changes: readonly { lineId: string }[]): string[] {
  return changes.map(({ lineId }) => lineId);
}

/** Keeps each edit with the cart's quantity, so that the next page can tell an unchanged cart from a changed one. */
function keepWithConfirmed(): void {
  const edits: Record<string, LineEdit> = {};
  const { cart } = $cart.get();
  let count = cart ? countUnits(cart) : 0;
  let isOpen = false;
  for (const [lineId, edit] of Object.entries($lineEdits.get())) {
    const from = findLine(lineId)?.quantity;
    if (edit) edits[lineId] = { ...edit, from };
    if (!edit || !isSentPhase(edit.phase)) continue;
    isOpen = true;
    count += edit.wanted - (from ?? edit.wanted);
  }
  if (Object.keys(edits).length) keepEdits(edits);
  if (isOpen) leaveCount(count);
}

/**
 * Waits for the end of a write that was sent while the page was being left. If the page is still there, because the
 * shopper is back or the next page is slow, the line shows the server's own message, which is also kept for the next
 * page.
 */
async function endUnseen(lineIds: readonly string[], written: Promise<Result<unknown>>): Promise<void> {
  const sent = lineIds.map((lineId) => ({ lineId, edit: $lineEdits.get()[lineId] }));
  const result = await written;
  for (const { lineId, edit } of sent) {
    const line = findLine(lineId);
    // A message about several lines doesn't say which of them it means, so each can be retried by itself.
    if (result.ok || isInDoubt(result.failure) || !edit || !line) continue;
    if (lineIds.length === 1) markFailed(lineId, edit, result.failure, line.quantity);
    else replaceEdit(lineId, edit, { ...edit, phase: 'failed' });
  }
  await refreshCart();
}

/**
 * Handles a failed write. The requested change stays if its effect is unknown; a quantity also stays if it can be
 * retried. After a refusal, or if a removed line is still there, the server's quantity returns.
 * @param confirmed that quantity
 * @param inDoubt whether it is still unknown whether the write took effect
 */
export function markFailed(
  lineId: string,
  sent: LineEdit,
  failure: Failure,
  confirmed: number,
  inDoubt = isInDoubt(failure),
): void {
  const isOver = sent.wanted === 0 ? !inDoubt : failure.kind === 'business';
  const next: LineEdit = isOver
    ? { wanted: confirmed, phase: 'refused', problem: refusalLines(failure)[0], failure }
    : { wanted: sent.wanted, phase: inDoubt ? 'unknown' : 'failed', failure };
  replaceEdit(lineId, sent, next);
}

/** Announces the outcome of a quantity's write. */
export function announceOutcome(
  outcome: 'quantitySaved' | 'quantityNotSaved',
  name: string,
  quantity: number,
): void {
  announce(fill(messages[outcome], { name, quantity }));
}
