/** The Merged Cart Notice: the shopper keeps one of two carts, or merges them [1 §4 Merge]. */
import { atom, type ReadableAtom } from 'nanostores';
import { type MergeChoice, mergeCarts, readMergeChoice } from '../../api/cart/merge.ts';
import { countUnits } from '../../domain/cart/cart.ts';
import { isInDoubt, type Result, refusalLines } from '../../domain/failure.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { forgetMergeDecision, MERGE_DECISION } from '../../page/storage/merge-decision.ts';
import { keepForShopper, ownerFor, readKept } from '../../page/storage/shopper-storage.ts';
import { $cart } from '../cart/cart.ts';
import { openCart } from '../cart/following/follow-cart.ts';
import { joinCartWrite } from '../cart/writes/cart-queue.ts';
import { settleWrite, wantAny } from '../cart/writes/settle-write.ts';
import { flushCart } from '../flush-cart.ts';
import { addNotice } from '../notices.ts';
import { $session } from '../session.ts';
import { useStore, writeStore } from '../store.ts';

const messages = defineMessages('shared', {
  mergeCurrent: 'You kept your current cart.',
  mergePrevious: 'Your previous cart is back. It has {count} {count:item|items}.',
  mergeBoth: 'Your carts are merged. Your cart has {count} {count:item|items}.',
  mergeUnseen: 'Your choice was saved.',
  mergeFailed: 'We couldn’t save your choice. Please try again, or decide later.',
  mergeUnsaved:
    'Some quantities aren’t saved yet. Decide later, check the marked items, then reload the page.',
  mergeUnavailable: 'We can’t show your previous cart right now. We’ll ask again on the next page.',
});

/** The possible choices. */
export type CartChoice = 'currentCart' | 'previousCart' | 'mergeCart';

/** The state of the choice. */
export interface MergeState {
  /** offered: the shopper is asked. merging: the choice is being sent. */
  phase: 'none' | 'offered' | 'merging';
  /** The contents of the two carts; null if nothing is offered. */
  carts: MergeChoice | null;
  /** Why the last choice failed: the server's message, otherwise our own text. */
  problem?: string;
}

const NONE: MergeState = { phase: 'none', carts: null };
const $state = atom<MergeState>(NONE);

export const $merge: ReadableAtom<MergeState> = $state;

let offering: Promise<void> | undefined;
/** The props of the notice (`ui/cart/merge-dialog.tsx`); null while nothing is offered. */
export function useMergeDialog() {
  const { showsPrices } = useStore($session).visitor;
  const { phase, carts, problem } = useStore($merge);
  return (
    carts && {
      carts,
      merging: phase === 'merging',
      problem,
      priced: showsPrices,
      onChoose: chooseCart,
      onClose: decideLater,
    }
  );
}

/**
 * Offers the choice between two carts: to a signed-in visitor with the merge flag, once the cart is loaded, and once
 * per flag and sign-in. Call it when the cart has been loaded; further calls on a page do nothing. A page whose visitor
 * has no flag forgets the decision, because the next flag is a new one.
 */
export function offerMerge(): Promise<void> {
  const { visitor, ended } = $session.get();
  if (!visitor.mergePending) forgetMergeDecision();
  const isDue = visitor.mergePending && !visitor.guest && !ended && $cart.get().phase === 'ready';
  if (isDue && !isDecided()) offering ??= offer();
  return offering ?? Promise.resolve();
}

/**
 * Asks a shopper with the merge flag to decide before something is added to the cart, and waits until they decide or
 * close the notice.
 * @param onOffered called when the shopper is asked
 * @returns whether they were asked
 */
export async function awaitMergeDecision(onOffered: () => void): Promise<boolean> {
  if (!$session.get().visitor.mergePending) return false;
  await openCart();
  await offerMerge();
  if ($merge.get().phase === 'none') return false;
  onOffered();
  await new Promise<void>((resolve) => {
    const stop = $merge.listen(({ phase }) => {
      if (phase !== 'none') return;
      stop();
      resolve();
    });
  });
  return true;
}

/** Closes the notice without a choice: the shopper is asked again on the next page. */
export function decideLater(): void {
  if ($state.get().phase === 'offered') change(NONE);
}

/**
 * Carries out the shopper's choice, reads the cart, and reports the outcome in a notice. After a failure, the choice is
 * offered again, with `problem`. A call during another one does nothing.
 */
export async function chooseCart(choice: CartChoice): Promise<void> {
  const { phase, carts } = $state.get();
  if (phase !== 'offered') return;
  change({ phase: 'merging', carts });
  const { settled } = await flushCart();
  if (!settled) return change({ phase: 'offered', carts, problem: messages.mergeUnsaved });
  const result = await joinCartWrite({ key: 'merge', rank: 'change', run: () => writeChoice(choice) });
  if (!result.ok) {
    const problem = refusalLines(result.failure)[0] ?? messages.mergeFailed;
    return change({ phase: 'offered', carts, problem });
  }
  keepForShopper(MERGE_DECISION, ownerFor($session.get().visitor), { decided: true });
  change(NONE);
  addNotice({ tone: 'success', text: outcome(choice) });
}

/** Whether this shopper has decided. Deletes another shopper's decision. */
function isDecided(): boolean {
  return readKept(MERGE_DECISION, ownerFor($session.get().visitor)).decided === true;
}

async function offer(): Promise<void> {
  const result = await readMergeChoice();
  if (result.ok) change({ phase: 'offered', carts: result.value });
  // Every island reports the end of the session itself.
  else if (result.failure.kind !== 'session') {
    addNotice({ tone: 'info', text: refusalLines(result.failure)[0] ?? messages.mergeUnavailable });
  }
}

function writeChoice(choice: CartChoice): Promise<Result<null>> {
  const before = $cart.get().cart;
  return settleWrite({
    call: () => mergeCarts(choice),
    wanted: wantAny,
    // If the reply was lost, the choice took effect if the cart has changed.
    hasArrived: (cart, failure) => isInDoubt(failure) && cart !== before,
  });
}

function outcome(choice: CartChoice): string {
  const { cart, stale } = $cart.get();
  if (choice === 'currentCart') return messages.mergeCurrent;
  if (!cart || stale) return messages.mergeUnseen;
  const text = choice === 'previousCart' ? messages.mergePrevious : messages.mergeBoth;
  return fill(text, { count: countUnits(cart) });
}

function change(state: MergeState): void {
  writeStore(() => $state.set(state));
}
