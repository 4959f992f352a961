import { applyPromotionCode, removePromotionCode } from '../../api/cart/charges.ts';
import { isPromotionCodeEmpty } from '../../domain/cart/charge-fields.ts';
import { type WantedQuantities, wantOfEachLine } from '../../domain/cart/wanted-quantities.ts';
import { type Failure, isInDoubt, refusalLines } from '../../domain/failure.ts';
import { defineMessages } from '../../page/messages.ts';
import { applyWrite, handleWriteFailure } from './apply-write.ts';
import { $cart } from './cart.ts';
import { enqueueCartWrite } from './cart-queue.ts';

const messages = defineMessages('shared', {
  promotionEmpty: 'You did not enter a promotion code',
  promotionFailed: 'The promotion code could not be applied. Please try again.',
  promotionKept: 'The promotion code could not be removed. Please try again.',
});

/** How an attempt ended; the discount is part of the totals. `text` is what stands at the field [1 §8 Promotion]. */
export type PromotionOutcome =
  | { kind: 'applied' }
  | { kind: 'removed' }
  /** Nothing was entered: nothing was asked of the server [1 §5 Promotion code]. */
  | { kind: 'invalid'; text: string }
  /** The server's first message, else our own text. */
  | { kind: 'failed'; text: string; failure: Failure };

let attempt: Promise<PromotionOutcome> | undefined;

/** Applies a promotion code, or replaces the one that the cart has. A call during an attempt joins it. */
export function applyPromotion(typed: string): Promise<PromotionOutcome> {
  if (isPromotionCodeEmpty(typed)) return Promise.resolve({ kind: 'invalid', text: messages.promotionEmpty });
  return once(() => writePromotion(typed.trim()));
}

/** Removes the cart's promotion code. A call during an attempt joins it. */
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
  const wanted = wantSameQuantities();
  const before = currentCode();
  const result = await applyPromotionCode(code);
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
  const wanted = wantSameQuantities();
  const result = await removePromotionCode(code);
  if (result.ok) {
    await applyWrite(result.value, wanted);
    return { kind: 'removed' };
  }
  await handleWriteFailure(result.failure, wanted);
  // The reply was lost, or somebody else has removed the code: it is removed.
  return currentCode() ? fail(result.failure, messages.promotionKept) : { kind: 'removed' };
}

function currentCode(): string | undefined {
  return $cart.get().cart?.charges.promotionId;
}

function fail(failure: Failure, otherwise: string): PromotionOutcome {
  return { kind: 'failed', text: refusalLines(failure)[0] ?? otherwise, failure };
}

/** A code may alter prices; the shopper is not told of that. Quantities and lines are expected to stay. */
function wantSameQuantities(): WantedQuantities {
  return wantOfEachLine($cart.get().cart, ({ quantity }) => quantity);
}
