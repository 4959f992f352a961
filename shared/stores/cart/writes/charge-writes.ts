/**
 * What the shopper does about the costs of the cart: promotion codes, and estimates of freight and tax by zip code. All of
 * these are jobs in the queue of the cart's writes. So a write that comes during a lookup waits for it, and a newer lookup
 * replaces one that still waits [1 §4].
 */

import type { CartReading } from '../../../api/cart/cart-details.ts';
import { applyPromotionCode, estimateCharges, removePromotionCode } from '../../../api/cart/charges.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import { isPromotionCodeEmpty, zipCodeProblem } from '../../../domain/cart/charge-fields.ts';
import { wantOfEachLine } from '../../../domain/cart/wanted-quantities.ts';
import { type Failure, isInDoubt, type Result, refusalLines } from '../../../domain/failure.ts';
import type { Permissions } from '../../../domain/permissions.ts';
import { defineMessages } from '../../../page/messages.ts';
import { keepOpenWrite } from '../../../page/storage/keep-open-write.ts';
import { ownerFor } from '../../../page/storage/shopper-storage.ts';
import { cartWritten } from '../../revalidation.ts';
import { $session } from '../../session.ts';
import { $cart, cartShown, noteZipCode } from '../cart.ts';
import { $estimate, type Estimate, hasItems, setEstimate } from '../totals.ts';
import { enqueueCartWrite } from './cart-queue.ts';
import { type CartWrite, settleWrite } from './settle-write.ts';

const messages = defineMessages('shared', {
  promotionEmpty: 'You did not enter a promotion code',
  promotionFailed: 'The promotion code could not be applied. Please try again.',
  promotionKept: 'The promotion code could not be removed. Please try again.',
  zipEmpty: 'You did not enter a zip code',
  zipFormat: 'The zip code entered is not valid',
  zipEmptyCart: 'Please add at least one item in cart',
});

/** How an attempt ended; the discount is part of the totals. `text` is what stands at the field [1 §8 Promotion]. */
export type PromotionOutcome =
  | { kind: 'applied' }
  | { kind: 'removed' }
  /** Nothing was entered: nothing was asked of the server [1 §5 Promotion code]. */
  | { kind: 'invalid'; text: string }
  /** The server's first message, else our own text. */
  | { kind: 'failed'; text: string; failure: Failure };

/** How a shopper's lookup ended. `text` is what stands at the field, which is then marked. */
export type EstimateOutcome =
  | { kind: 'estimated' }
  /** Nothing was asked of the server [1 §5 Zip code]. */
  | { kind: 'invalid'; text: string }
  /** The server's words, and on a line below them those about the empty cart, as the document has it [1 §8 Estimate]. */
  | { kind: 'failed'; text: string; failure: Failure }
  /** A newer lookup took the place of this one, and says how it ended. */
  | { kind: 'replaced' };

let attempt: Promise<PromotionOutcome> | undefined;
/** Whether a shopper's lookup waits for its turn; it will see the newest cart. */
let lookupWaits = false;

/** Applies a promotion code, or replaces the one that the cart has. A call during an attempt joins it. */
export function applyPromotion(typed: string): Promise<PromotionOutcome> {
  if (isPromotionCodeEmpty(typed)) return Promise.resolve({ kind: 'invalid', text: messages.promotionEmpty });
  return once(() => writePromotion(typed.trim()));
}

/** Removes the cart's promotion code. A call during an attempt joins it. */
export function removePromotion(): Promise<PromotionOutcome> {
  return once(writePromotionRemoval);
}

/**
 * Estimates for a known zip code again whenever another cart is shown, while a component shows totals.
 * @returns unsubscribe
 */
export function followTotals({ mayEstimateShipping }: Permissions): () => void {
  if (!mayEstimateShipping) return () => {};
  estimateAnew($cart.get().cart);
  return cartShown.listen(({ before, cart }) => {
    if (cart !== before) estimateAnew(cart);
  });
}

/**
 * Looks up freight and tax for a zip code that a shopper has typed [1 §4 Estimate, §5 Zip code]. The estimate before
 * stays until the new one is there, and is shown again when the new one fails.
 */
export async function estimateShipping(typed: string): Promise<EstimateOutcome> {
  const problem = zipCodeProblem(typed);
  if (problem) return { kind: 'invalid', text: problem === 'empty' ? messages.zipEmpty : messages.zipFormat };
  if (!hasItems($cart.get().cart)) return { kind: 'invalid', text: messages.zipEmptyCart };
  lookupWaits = true;
  const run = () => {
    lookupWaits = false;
    return lookUp(typed.trim());
  };
  const end = await enqueueCartWrite({ key: 'estimate', rank: 'estimate', run });
  return end ?? { kind: 'replaced' };
}

function once(run: () => Promise<PromotionOutcome>): Promise<PromotionOutcome> {
  attempt ??= enqueueCartWrite({ key: 'promotion', rank: 'change', run }).then((outcome) => {
    attempt = undefined;
    return (
      outcome ?? failed({ kind: 'aborted', request: 'promotion', messages: [] }, messages.promotionFailed)
    );
  });
  return attempt;
}

async function writePromotion(code: string): Promise<PromotionOutcome> {
  const before = currentCode();
  const result = await settlePromotion(code, {
    async call() {
      const applied = await applyPromotionCode(code);
      if (!applied.ok) return applied;
      const { cart, discountMessage, promotionId = code } = applied.value;
      const told = discountMessage ? { promotionId, discountMessage } : { promotionId };
      return { ok: true, value: cart && { ...cart, charges: { ...told, ...cart.charges } } };
    },
    hasArrived: ({ charges: { promotionId } }, failure) =>
      isInDoubt(failure) && Boolean(promotionId) && promotionId !== before,
  });
  return result.ok ? { kind: 'applied' } : failed(result.failure, messages.promotionFailed);
}

async function writePromotionRemoval(): Promise<PromotionOutcome> {
  const code = currentCode();
  if (!code) return { kind: 'removed' };
  const result = await settlePromotion('', {
    call: () => removePromotionCode(code),
    // The reply was lost, or somebody else has removed the code: it is removed.
    hasArrived: ({ charges }) => !charges.promotionId,
  });
  return result.ok ? { kind: 'removed' } : failed(result.failure, messages.promotionKept);
}

/**
 * A code may alter prices; the shopper is not told of that. Quantities and lines are expected to stay.
 * @param code empty if the cart's code is removed
 */
function settlePromotion(
  code: string,
  write: Pick<CartWrite<CartReading | null>, 'call' | 'hasArrived'>,
): Promise<Result<CartReading | null>> {
  const wanted = wantOfEachLine($cart.get().cart, ({ quantity }) => quantity);
  const open = { kind: 'promotion', code, before: currentCode() ?? '' } as const;
  const running = settleWrite({ ...write, cartIn: (cart) => cart, wanted: () => wanted });
  keepOpenWrite(ownerFor($session.get().visitor), open, running);
  return running;
}

function currentCode(): string | undefined {
  return $cart.get().cart?.charges.promotionId;
}

function failed(failure: Failure, otherwise: string) {
  return { kind: 'failed', text: refusalLines(failure)[0] ?? otherwise, failure } as const;
}

async function lookUp(zipCode: string): Promise<EstimateOutcome> {
  const { cart } = $cart.get();
  // What was in front of it in the queue may have emptied the cart.
  if (!hasItems(cart)) return { kind: 'invalid', text: messages.zipEmptyCart };
  const failure = await estimate(cart, zipCode);
  if (!failure) {
    cartWritten();
    return { kind: 'estimated' };
  }
  // It may have replaced the estimate that the last change asked for.
  const unfinished = $estimate.get();
  if (unfinished?.phase === 'loading' && unfinished.cart === $cart.get().cart) queueEstimate(unfinished);
  const lines = new Set([...refusalLines(failure).slice(0, 1), messages.zipEmptyCart]);
  return { kind: 'failed', text: [...lines].join('\n'), failure };
}

/** Estimates for a cart that has not been estimated for: with its own zip code, else with the last one. */
function estimateAnew(cart: Cart | null): void {
  const last = $estimate.get();
  const zipCode = cart?.charges.zipCode ?? last?.zipCode;
  if (!hasItems(cart) || !zipCode || last?.cart === cart) return;
  setEstimate({ cart, zipCode, phase: 'loading' });
  queueEstimate({ cart, zipCode });
}

function queueEstimate({ cart, zipCode }: Pick<Estimate, 'cart' | 'zipCode'>): void {
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

/** Asks the server for an estimate and shows it. If the cart has changed meanwhile, the estimate is made again. */
async function estimate(cart: Cart, zipCode: string): Promise<Failure | undefined> {
  const result = await settleWrite({
    call: () => estimateCharges(zipCode),
    // An estimate changes nothing in the cart: there is nothing to show, and reading the cart would decide nothing.
    cartIn: () => undefined,
    isOpen: () => false,
  });
  if (!result.ok) return result.failure;
  const known = result.value.zipCode ?? zipCode;
  const isCurrent = $cart.get().cart === cart;
  noteZipCode(known);
  const shown = $cart.get().cart;
  if (!isCurrent) estimateAnew(shown);
  else if (shown) setEstimate({ cart: shown, zipCode: known, phase: 'ready', totals: result.value });
}
