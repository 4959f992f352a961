import { atom, type ReadableAtom } from 'nanostores';
import { type MergeChoice, mergeCarts, readMergeChoice } from '../api/merge.ts';
import type { Failure, Result } from '../api/result.ts';
import { type Cart, countPieces } from '../domain/cart.ts';
import { defineMessages, fill } from '../page/messages.ts';
import { applyWrite, DONE, handleWriteFailure, isInDoubt, refusalText } from './apply-write.ts';
import { $cart } from './cart.ts';
import { flushCart } from './cart-actions.ts';
import { enqueueCartWrite } from './cart-queue.ts';
import { isMergeDecided, keepMergeDecision } from './merge-decision.ts';
import { addNotice } from './notices.ts';
import { $session, markSessionEnded } from './session.ts';
import { writeStore } from './write-store.ts';

const messages = defineMessages('shared', {
  mergeCurrent: 'You kept your current cart.',
  mergePrevious: 'You have your previous cart back. Items in it: {count}.',
  mergeBoth: 'Your carts are merged. Items in your cart: {count}.',
  mergeUnseen: 'Your choice was saved.',
  mergeFailed: 'Your choice could not be saved. Please try again, or decide later.',
  mergeUnsaved:
    'Some quantities are not saved yet. Decide later, check the marked items, then reload the page.',
  mergeUnavailable: 'Your previous cart cannot be shown now. You are asked again on the next page.',
});

/** What may become of the two carts [1 §4, Merge]. */
export type CartChoice = 'currentCart' | 'previousCart' | 'mergeCart';

/** The Merged Cart Notice. */
export interface MergeState {
  /** offered: the shopper is asked. merging: the choice is on its way. */
  phase: 'none' | 'offered' | 'merging';
  /** What the two carts hold; null where nothing is offered. */
  carts: MergeChoice | null;
  /** Why the last choice did not count: the server's words, else ours. */
  problem?: string;
}

const NONE: MergeState = { phase: 'none', carts: null };
const $state = atom<MergeState>(NONE);

export const $merge: ReadableAtom<MergeState> = $state;

let offering: Promise<void> | undefined;

/**
 * Offers the choice between two carts: to a signed-in visitor with the merge flag, once the cart is loaded, and
 * once per flag [1 §4]. To be called when the cart has been loaded; further calls on a page do nothing.
 */
export function offerMerge(): Promise<void> {
  const { visitor, ended } = $session.get();
  const isDue = visitor.mergePending && !visitor.guest && !ended && $cart.get().phase === 'ready';
  if (isDue && !isMergeDecided()) offering ??= offer();
  return offering ?? Promise.resolve();
}

async function offer(): Promise<void> {
  const result = await readMergeChoice();
  if (result.ok) change({ phase: 'offered', carts: result.value });
  else if (result.failure.kind === 'session') markSessionEnded();
  else {
    const text = refusalText(result.failure) ?? messages.mergeUnavailable;
    addNotice({ tone: 'info', text, scope: 'cart' });
  }
}

/** Closes the notice without a choice: the shopper is asked again on the next page. */
export function decideLater(): void {
  if ($state.get().phase === 'offered') change(NONE);
}

/**
 * Does what the shopper chose, reads the cart, and tells in a notice what has become of it. After a failure the
 * choice is offered again, with `problem`. A call during another one does nothing.
 */
export async function chooseCart(choice: CartChoice): Promise<void> {
  const { phase, carts } = $state.get();
  if (phase !== 'offered') return;
  change({ phase: 'merging', carts });
  const { settled } = await flushCart();
  if (!settled) return change({ phase: 'offered', carts, problem: messages.mergeUnsaved });
  const result = await enqueueCartWrite({ key: 'merge', rank: 'change', run: () => writeChoice(choice) });
  if (!result?.ok) {
    const problem = (result && refusalText(result.failure)) ?? messages.mergeFailed;
    return change({ phase: 'offered', carts, problem });
  }
  keepMergeDecision();
  change(NONE);
  addNotice({ tone: 'success', text: outcome(choice), scope: 'cart' });
}

async function writeChoice(choice: CartChoice): Promise<Result<null>> {
  const before = $cart.get().cart;
  const result = await mergeCarts(choice);
  if (result.ok) await applyWrite(null, asMerged);
  else await handleWriteFailure(result.failure, asMerged);
  if (!result.ok && !hasArrived(result.failure, before)) return result;
  return DONE;
}

/** A choice whose answer was lost has counted when the cart is another one. */
function hasArrived(failure: Failure, before: Cart | null): boolean {
  const { cart, stale } = $cart.get();
  return isInDoubt(failure) && !stale && cart !== before;
}

/** Whatever a merge brings is what the shopper asked for. */
function asMerged({ quantity }: { quantity: number }): number {
  return quantity;
}

function outcome(choice: CartChoice): string {
  const { cart, stale } = $cart.get();
  if (choice === 'currentCart') return messages.mergeCurrent;
  if (!cart || stale) return messages.mergeUnseen;
  const text = choice === 'previousCart' ? messages.mergePrevious : messages.mergeBoth;
  return fill(text, { count: countPieces(cart) });
}

function change(state: MergeState): void {
  writeStore(() => $state.set(state));
}
