/**
 * The estimate of freight and tax by zip code. A lookup stands in the queue of the cart's writes, so that
 * whatever is done to the cart meanwhile waits for it and then goes out in order, and a newer lookup
 * replaces one that still waits [1 §4].
 */
import type { Failure } from '../api/result.ts';
import { estimateShipping as requestEstimate } from '../api/shipping-estimate.ts';
import type { Cart } from '../domain/cart.ts';
import type { Permissions } from '../domain/permissions.ts';
import { zipCodeProblem } from '../domain/zip-code.ts';
import { defineMessages } from '../page/messages.ts';
import { handleWriteFailure, isInDoubt, refusalText } from './apply-write.ts';
import { $cart, noteZipCode } from './cart.ts';
import { enqueueCartWrite } from './cart-queue.ts';
import { cartWritten } from './revalidation.ts';
import { $estimate, knownZipCode, setEstimate } from './totals.ts';

const messages = defineMessages('shared', {
  zipEmpty: 'You did not enter a zip code',
  zipFormat: 'The zip code entered is not valid',
  zipEmptyCart: 'Please add at least one item in cart',
});

/** How a shopper's lookup ended. `text` is what stands at the field, which is then marked. */
export type EstimateOutcome =
  | { kind: 'estimated' }
  /** Nothing was asked of the server [1 §5]. */
  | { kind: 'invalid'; text: string }
  /** The server's words; where it has none, the document wants those about the empty cart [1 §8]. */
  | { kind: 'failed'; text: string; failure: Failure }
  /** A newer lookup took the place of this one, and says how it ended. */
  | { kind: 'replaced' };

/** The cart that was last looked at, whether an estimate was queued for it or not. */
let followed: Cart | undefined;
/** A shopper's lookup waits for its turn: it will see the newest cart. */
let lookupWaits = false;
/** The cart is being told its zip code, which is no change to estimate again for. */
let noting = false;

/**
 * Has a known zip code estimated again whenever another cart is shown, as long as somebody shows totals.
 * @returns ends it
 */
export function followTotals({ mayEstimateShipping }: Permissions): () => void {
  if (!mayEstimateShipping) return () => {};
  return $cart.subscribe(({ cart }) => {
    if (!cart || cart === followed) return;
    followed = cart;
    if (!noting) estimateAgain(cart);
  });
}

/**
 * Looks up freight and tax for a zip code that a shopper has typed [1 §4, §5]. What was estimated before stays
 * until the new estimate is there, and comes back when there is none.
 */
export async function estimateShipping(typed: string): Promise<EstimateOutcome> {
  const problem = zipCodeProblem(typed);
  if (problem) return { kind: 'invalid', text: problem === 'empty' ? messages.zipEmpty : messages.zipFormat };
  if (!$cart.get().cart?.lines.length) return { kind: 'invalid', text: messages.zipEmptyCart };
  lookupWaits = true;
  const run = () => {
    lookupWaits = false;
    return lookUp(typed.trim());
  };
  const end = await enqueueCartWrite({ key: 'estimate', rank: 'estimate', run });
  return end ?? { kind: 'replaced' };
}

async function lookUp(zipCode: string): Promise<EstimateOutcome> {
  const { cart } = $cart.get();
  // What was in front of it in the queue may have emptied the cart.
  if (!cart?.lines.length) return { kind: 'invalid', text: messages.zipEmptyCart };
  const failure = await estimate(cart, zipCode);
  if (!failure) {
    cartWritten();
    return { kind: 'estimated' };
  }
  // It may have taken the place of the estimate that the last change asked for.
  const unfinished = $estimate.get();
  if (unfinished?.phase === 'loading' && unfinished.cart === $cart.get().cart) estimateAgain(unfinished.cart);
  return { kind: 'failed', text: refusalText(failure) ?? messages.zipEmptyCart, failure };
}

function estimateAgain(cart: Cart): void {
  const zipCode = knownZipCode(cart);
  if (!zipCode || !cart.lines.length) return;
  setEstimate({ cart, zipCode, phase: 'loading' });
  if (lookupWaits) return;
  void enqueueCartWrite({
    key: 'estimate',
    rank: 'estimate',
    run: async () => {
      const failure = await estimate(cart, zipCode);
      if (failure && $cart.get().cart === cart) setEstimate({ cart, zipCode, phase: 'failed', failure });
    },
  });
}

/** Asks the server and takes over what it says, unless the cart is another one by then. */
async function estimate(cart: Cart, zipCode: string): Promise<Failure | undefined> {
  const result = await requestEstimate(zipCode);
  if (!result.ok) {
    // It changes nothing in the cart, so that a reading would decide nothing.
    if (!isInDoubt(result.failure)) await handleWriteFailure(result.failure);
    return result.failure;
  }
  const known = result.value.zipCode ?? zipCode;
  const isCurrent = $cart.get().cart === cart;
  noting = isCurrent;
  noteZipCode(known);
  noting = false;
  const shown = $cart.get().cart;
  if (isCurrent && shown) setEstimate({ cart: shown, zipCode: known, phase: 'ready', totals: result.value });
}
