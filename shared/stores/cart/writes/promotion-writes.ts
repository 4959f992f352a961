/** Applies, replaces and removes the cart's promotion code. Each attempt is a job in the queue of the cart's writes. */
import type { CartReading } from '../../../api/cart/cart-details.ts';
import { applyPromotionCode, removePromotionCode } from '../../../api/cart/promotion.ts';
import { isPromotionCodeEmpty } from '../../../domain/cart/charge-fields.ts';
import { wantOfEachLine } from '../../../domain/cart/wanted-quantities.ts';
import { type Failure, isInDoubt, type Result, refusalLines, unchangedBy } from '../../../domain/failure.ts';
import { tellCartError } from '../../../page/cart-error.ts';
import { defineMessages } from '../../../page/messages.ts';
import { keepWhileOpen } from '../../../page/storage/open-writes.ts';
import { ownerFor } from '../../../page/storage/shopper-storage.ts';
import { $session } from '../../session.ts';
import { $cart } from '../cart.ts';
import { enqueueCartWrite } from './cart-queue.ts';
import { type CartWrite, settleWrite } from './settle-write.ts';

const messages = defineMessages('shared', {
  promotionEmpty: 'You did not enter a promotion code',
  promotionFailed: 'We couldn’t apply the promotional code. Please try again.',
  promotionKept: 'We couldn’t remove the promotional code. Please try again.',
});

/** The result of applying or removing a code. `text` is the error message for the field. The discount is in the totals [1 §8 Promotion]. */
export type PromotionOutcome =
  | { kind: 'applied' }
  | { kind: 'removed' }
  /** Nothing was entered, so nothing was sent [1 §5 Promotion code]. */
  | { kind: 'invalid'; text: string }
  /** The server's first message, otherwise our own text. */
  | { kind: 'failed'; text: string; failure: Failure };

let attempt: Promise<PromotionOutcome> | undefined;

/**
 * The codes that this page has applied or removed, if the cart then said so. A broken proxy may answer the same call again
 * with its earlier reply, which has an old cart, so the cart is then read, and decides.
 */
const writtenBefore = { applied: new Set<string>(), removed: new Set<string>() };

const UNCHANGED = unchangedBy('promotion');

/** Applies a promotion code, or replaces the one that the cart has. A call during an attempt joins it. */
export function applyPromotion(typed: string): Promise<PromotionOutcome> {
  if (isPromotionCodeEmpty(typed)) return Promise.resolve({ kind: 'invalid', text: messages.promotionEmpty });
  return once(() => writePromotion(typed.trim()));
}

/** Removes the cart's promotion code. A call during an attempt joins it. */
export function removePromotion(): Promise<PromotionOutcome> {
  return once(writePromotionRemoval);
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
  const isRepeated = writtenBefore.applied.has(code);
  let isTold = false;
  const result = await settlePromotion(code, {
    async call() {
      const applied = await applyPromotionCode(code);
      if (!applied.ok) return applied;
      const { discountMessage, promotionId = code } = applied.value;
      const cart = isRepeated ? null : applied.value.cart;
      isTold = !cart || Boolean(cart.charges.promotionId);
      const told = discountMessage ? { promotionId, discountMessage } : { promotionId };
      return { ok: true, value: cart && { ...cart, charges: { ...told, ...cart.charges } } };
    },
    hasArrived: ({ charges: { promotionId } }, failure) =>
      isInDoubt(failure) && Boolean(promotionId) && promotionId !== before,
  });
  if (!result.ok) return failed(result.failure, messages.promotionFailed);
  const now = isTold && !$cart.get().stale ? currentCode() : undefined;
  if (isRepeated && !$cart.get().stale && !isSameCode(before, code) && now === before) {
    return failed(UNCHANGED, messages.promotionFailed);
  }
  if (now) writtenBefore.applied.add(code);
  return { kind: 'applied' };
}

async function writePromotionRemoval(): Promise<PromotionOutcome> {
  const code = currentCode();
  if (!code) return { kind: 'removed' };
  const result = await settlePromotion('', {
    async call() {
      const removed = await removePromotionCode(code);
      return removed.ok && writtenBefore.removed.has(code) ? { ok: true, value: null } : removed;
    },
    // The reply was lost, or somebody else removed the code: it is removed in any case.
    hasArrived: ({ charges }) => !charges.promotionId,
  });
  if (!result.ok) return failed(result.failure, messages.promotionKept);
  // Any reply counts as success, even an error page with status 200.
  if (!$cart.get().stale && currentCode() === code) return failed(UNCHANGED, messages.promotionKept);
  writtenBefore.removed.add(code);
  return { kind: 'removed' };
}

function isSameCode(one: string | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}

/**
 * A code may change prices, which no notice reports. Quantities and lines are expected to stay.
 * @param code empty if the cart's code is removed
 */
function settlePromotion(
  code: string,
  write: Pick<CartWrite<CartReading | null>, 'call' | 'hasArrived'>,
): Promise<Result<CartReading | null>> {
  const wanted = wantOfEachLine($cart.get().cart, ({ quantity }) => quantity);
  const open = { kind: 'promotion', code, before: currentCode() ?? '' } as const;
  return keepWhileOpen(ownerFor($session.get().visitor), open, () =>
    settleWrite({ ...write, cartIn: (cart) => cart, wanted: () => wanted }),
  );
}

function currentCode(): string | undefined {
  return $cart.get().cart?.charges.promotionId;
}

function failed(failure: Failure, otherwise: string) {
  const text = refusalLines(failure)[0] ?? otherwise;
  tellCartError('promotion', failure, text);
  return { kind: 'failed', text, failure } as const;
}
