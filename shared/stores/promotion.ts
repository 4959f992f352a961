import { applyPromotion as requestPromotion, removePromotion as requestRemoval } from '../api/promotion.ts';
import type { Failure } from '../api/result.ts';
import type { CartLine } from '../domain/cart.ts';
import type { WantedQuantity } from '../domain/cart-changes.ts';
import { isPromotionCodeEmpty } from '../domain/promotion-code.ts';
import { defineMessages } from '../page/messages.ts';
import { applyWrite, handleWriteFailure, isInDoubt, refusalText } from './apply-write.ts';
import { $cart } from './cart.ts';
import { enqueueCartWrite } from './cart-queue.ts';

const messages = defineMessages('shared', {
  promotionEmpty: 'You did not enter a promotion code',
  promotionFailed: 'The promotion code could not be applied. Please try again.',
  promotionKept: 'The promotion code could not be removed. Please try again.',
});

/** How an attempt ended; the discount stands in `$totals`. `text` is what stands at the field [1 §8]. */
export type PromotionOutcome =
  | { kind: 'applied' }
  | { kind: 'removed' }
  /** Nothing was entered: nothing was asked of the server [1 §5]. */
  | { kind: 'invalid'; text: string }
  /** The server's first message, else words of ours. */
  | { kind: 'failed'; text: string; failure: Failure };

let attempt: Promise<PromotionOutcome> | undefined;

/** Applies a promotion code, in place of another one too. A call during an attempt joins it. */
export function applyPromotion(typed: string): Promise<PromotionOutcome> {
  if (isPromotionCodeEmpty(typed)) return Promise.resolve({ kind: 'invalid', text: messages.promotionEmpty });
  return once(() => writePromotion(typed.trim()));
}

/** Takes the cart's promotion code back. A call during an attempt joins it. */
export function removePromotion(): Promise<PromotionOutcome> {
  return once(writeRemoval);
}

function once(run: () => Promise<PromotionOutcome>): Promise<PromotionOutcome> {
  attempt ??= enqueueCartWrite({ key: 'promotion', rank: 'change', run }).then((outcome) => {
    attempt = undefined;
    return (
      outcome ?? fail({ kind: 'aborted', endpoint: 'promotion', messages: [] }, messages.promotionFailed)
    );
  });
  return attempt;
}

async function writePromotion(code: string): Promise<PromotionOutcome> {
  const wanted = expectNewPrices();
  const before = currentCode();
  const result = await requestPromotion(code);
  if (result.ok) {
    const { cart, discountMessage, promotionId = code } = result.value;
    const told = discountMessage ? { promotionId, discountMessage } : { promotionId };
    await applyWrite(cart && { ...cart, charges: { ...told, ...cart.charges } }, wanted);
    return { kind: 'applied' };
  }
  await handleWriteFailure(result.failure, wanted);
  const isApplied = currentCode() && currentCode() !== before && isInDoubt(result.failure);
  return isApplied ? { kind: 'applied' } : fail(result.failure, messages.promotionFailed);
}

async function writeRemoval(): Promise<PromotionOutcome> {
  const code = currentCode();
  if (!code) return { kind: 'removed' };
  const wanted = expectNewPrices();
  const result = await requestRemoval(code);
  if (result.ok) {
    await applyWrite(result.value, wanted);
    return { kind: 'removed' };
  }
  await handleWriteFailure(result.failure, wanted);
  // Lost on its way back, or taken off by somebody else: it is off.
  return currentCode() ? fail(result.failure, messages.promotionKept) : { kind: 'removed' };
}

function currentCode(): string | undefined {
  return $cart.get().cart?.charges.promotionId;
}

function fail(failure: Failure, otherwise: string): PromotionOutcome {
  return { kind: 'failed', text: refusalText(failure) ?? otherwise, failure };
}

/** The shopper who entered a code is not told of the prices that it alters, but of quantities and lost lines. */
function expectNewPrices(): WantedQuantity {
  const before = new Map($cart.get().cart?.lines.map((line): [string, CartLine] => [line.id, line]));
  return (line) => {
    const old = before.get(line.id);
    // A line that is asked about as it was is one that is gone.
    return old === line ? undefined : old?.quantity;
  };
}
