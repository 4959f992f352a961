/**
 * How the shopper's edits end: each cart that is shown is compared with them, and what is unsent goes out when the page is
 * left. The next page takes over what is open then: see the cart page's `left-edits.ts`.
 */
import { removeCartLines, updateQuantities } from '../../../api/cart/cart-lines.ts';
import { type Cart, countUnits } from '../../../domain/cart/cart.ts';
import { isSentPhase, isUnsent, type LineEdit } from '../../../domain/cart/line-edit.ts';
import { reconcileEdit } from '../../../domain/cart/reconcile-edit.ts';
import { type Failure, isInDoubt, type Result, refusalLines } from '../../../domain/failure.ts';
import { announce } from '../../../page/announce.ts';
import { lazyModule } from '../../../page/lazy/lazy-module.ts';
import { defineMessages, fill } from '../../../page/messages.ts';
import { leaveCount } from '../../../page/storage/count-note.ts';
import { keepEdits } from '../../../page/storage/kept-edits.ts';
import { settleBeforeSignOut } from '../../../page/unsaved.ts';
import { cartWritten } from '../../revalidation.ts';
import { $cart, cartShown, findLine, refreshCart } from '../cart.ts';
import { followCart } from '../following/follow-cart.ts';
import { $lineEdits, markUnsent, replaceEdit } from '../line-edits.ts';

const tabClaim = lazyModule(() => import('../../../page/storage/tab-claim.ts'));

const messages = defineMessages('shared', {
  quantitySaved: 'Saved: {quantity} of {name}.',
  quantityNotSaved: '{quantity} of {name} wasn’t saved.',
});

/**
 * Starts comparing the edits with each cart that is shown, and sends what is unsent when the page is left.
 * @param flush sends everything and waits for its end, before the shopper is signed out
 */
export function followEdits(flush: () => Promise<{ settled: boolean }>): void {
  // The news read the edits as they were before a cart has ended some of them, so they listen first.
  followCart();
  cartShown.listen(({ cart }) => reconcileEdits(cart));
  const { cart } = $cart.get();
  if (cart) reconcileEdits(cart);
  addEventListener('pagehide', sendEditsOnPageHide);
  settleBeforeSignOut(async () => (await flush()).settled);
  // From the first edit on, the tab's storage holds something that a copy of the tab must not take over.
  const stop = $lineEdits.listen(() => {
    stop();
    void tabClaim.use(({ claimTab }) => claimTab());
  });
}

/** Compares the edits with a cart just read. Edits of lines that are gone end. */
export function reconcileEdits({ lines }: Cart): void {
  const quantities = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  for (const [lineId, edit] of Object.entries($lineEdits.get())) {
    const next = edit && reconcileEdit(edit, quantities.get(lineId));
    if (edit !== next) replaceEdit(lineId, edit, next);
  }
}

/** Resolves once no edit waits to be confirmed that an earlier page has sent. */
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
 * Sends what is unsent, by requests that outlive the page: absolute quantities and removals, which may arrive twice
 * safely. Where the server still writes something else, it may refuse them; the next page then offers to send them again.
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
  // Only a page that is restored from the back/forward cache sees how they end, so the other tabs are told now.
  if (changes.length || removals.length) cartWritten();
  // Behind the write of the store, which doesn't know the cart.
  queueMicrotask(keepWithConfirmed);
}

function lineIdsOf(changes: readonly { lineId: string }[]): string[] {
  return changes.map(({ lineId }) => lineId);
}

/** Keeps with each edit what the cart had: the next page can tell a cart that was left alone from one that was changed. */
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
 * Waits for the end of a write that was sent while the page was being left. The shopper may be back by then, or the page is
 * still there because the next one is slow: then the server's own words stand at the line, and are kept for the next page.
 */
async function endUnseen(lineIds: readonly string[], written: Promise<Result<unknown>>): Promise<void> {
  const sent = lineIds.map((lineId) => ({ lineId, edit: $lineEdits.get()[lineId] }));
  const result = await written;
  for (const { lineId, edit } of sent) {
    const line = findLine(lineId);
    // Words about several lines don't say which of them they mean: each can be sent again by itself.
    if (result.ok || isInDoubt(result.failure) || !edit || !line) continue;
    if (lineIds.length === 1) markFailed(lineId, edit, result.failure, line.quantity);
    else replaceEdit(lineId, edit, { ...edit, phase: 'failed' });
  }
  await refreshCart();
}

/**
 * A write has failed. What was asked for stays where nobody knows whether it counted, and a quantity also where it can be
 * sent again. A refusal, and a line that is still there after its removal, bring back the quantity that the server has.
 * @param confirmed that quantity
 * @param inDoubt whether it is still unknown whether the write counted
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

/** Tells screen readers how the write of a quantity has ended. */
export function announceOutcome(
  outcome: 'quantitySaved' | 'quantityNotSaved',
  name: string,
  quantity: number,
): void {
  announce(fill(messages[outcome], { name, quantity }));
}
