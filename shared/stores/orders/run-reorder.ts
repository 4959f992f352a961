/** Sends reorders; loaded with the first one [2 §4]. */
import { type Reordered, reorder, reorderAfterChoice } from '../../api/orders/reorder.ts';
import { type CartQuantities, isSameCart } from '../../domain/cart/cart-quantities.ts';
import { type Failure, type FailureKind, failureLines, isInDoubt } from '../../domain/failure.ts';
import type { ReorderAction, ReorderPhase } from '../../domain/orders/reorder.ts';
import { tellCartError } from '../../page/cart-error.ts';
import { changeQuery } from '../../page/links/page-query.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { awaitMergeDecision } from '../account/cart-merge.ts';
import { $cart } from '../cart/cart.ts';
import { currentQuantities } from '../cart/writes/additions.ts';
import { enqueueCartWrite } from '../cart/writes/cart-queue.ts';
import { settleProducts } from '../settle-products.ts';

const messages = defineMessages('shared', {
  reorderUnknown:
    'We couldn’t confirm that this order was added to your cart. Please check your cart before you try again.',
  reorderOffline: 'You’re offline. Add this order to your cart when you’re back online.',
  reorderSessionEnded: 'Your session has ended, so nothing was added. Sign in again to reorder.',
  reorderAdded: 'Added to your cart: {name}',
  reorderEmptied: 'The items you had in your cart were removed anyway. Your cart is now empty.',
  reorderMaybeEmptied: 'The items you had in your cart may have been removed anyway. Please check your cart.',
});

/** After these failures the server has changed nothing. */
const NEVER_HEARD: readonly FailureKind[] = ['offline', 'session', 'forbidden', 'refused', 'aborted'];

interface ReorderRun {
  orderId: string;
  /** The shopper's choice; undefined if they haven't been asked. */
  action: ReorderAction | undefined;
  /** The text for a failure without a message of the server. */
  failedText: string;
  /** Called with each phase before the last. */
  show: (phase: ReorderPhase) => void;
}

/**
 * Sends a reorder in the queue of the cart's writes, shows the changed cart, and records the reorder in the
 * page's address [2 §4 Reorder].
 * @returns what to show or to ask now
 */
export async function runReorder(run: ReorderRun): Promise<ReorderPhase> {
  const { orderId, action, show } = run;
  // The shopper decides about a cart from an earlier visit before anything is added [1 §4 Merge].
  const asked = !action && (await awaitMergeDecision(() => show({ kind: 'merging', orderId })));
  if (asked) show({ kind: 'sending', orderId });
  const phase = await enqueueCartWrite({
    key: `reorder:${orderId}`,
    rank: 'change',
    run: () => send(run),
  });
  return phase ?? { kind: 'idle' };
}

async function send({ orderId, action, failedText }: ReorderRun): Promise<ReorderPhase> {
  const replaces = action === 'clearCart';
  const before = currentQuantities();
  const mayHaveEmptied = ({ kind }: Failure) => replaces && !NEVER_HEARD.includes(kind);
  const result = await settleProducts({
    call: () => (action ? reorderAfterChoice(orderId, action) : reorder(orderId)),
    isOpen: (failure) => isInDoubt(failure) || mayHaveEmptied(failure),
    isUntouched: ({ asksToChoose, errors, added }) =>
      asksToChoose || (errors.length > 0 && added.length === 0 && !replaces),
    replaces,
  });
  if (!result.ok) {
    const { failure } = result;
    const lines = failureLines(failure, {
      session: messages.reorderSessionEnded,
      offline: messages.reorderOffline,
      failed: failedText,
      unsure: messages.reorderUnknown,
    });
    const emptied = mayHaveEmptied(failure) ? emptiedLines() : [];
    tellCartError('add', failure, [...lines, ...emptied].join(' '));
    return { kind: 'refused', orderId, lines: [...lines, ...emptied] };
  }
  const { asksToChoose, errors, added, refused } = result.value;
  if (asksToChoose) return { kind: 'choosing', orderId };
  const emptied = replaces && added.length === 0 ? emptiedLines() : [];
  const isSilent = Boolean(action) && added.length + refused.length + errors.length === 0;
  if (isSilent && !emptied.length && !isUnchanged(before)) {
    return { kind: 'added', orderId, products: { added, refused }, unnamed: true };
  }
  if (errors.length > 0) {
    return { kind: 'refused', orderId, lines: [...errors, ...emptied], added: addedLines(result.value) };
  }
  if (added.length > 0) changeQuery({ showCart: 'true', event: 'cart_updated' }, 'replace');
  return { kind: 'added', orderId, products: { added, refused }, note: emptied[0] };
}

/** Whether the cart is known to be unchanged, so the server has added nothing. */
function isUnchanged(before: CartQuantities | null): boolean {
  const now = currentQuantities();
  return before !== null && now !== null && !$cart.get().stale && isSameCart(before, now);
}

/** Names the items that were added although others were refused. */
function addedLines({ added }: Reordered): string[] {
  return added.map(({ name, productId }) => fill(messages.reorderAdded, { name: name ?? productId }));
}

/**
 * Says that the cart was, or may have been, emptied although nothing was added: the server may empty the cart
 * before it finds that it can't add the items. The cart has been read since.
 */
function emptiedLines(): string[] {
  const { cart, stale } = $cart.get();
  if (!cart || stale) return [messages.reorderMaybeEmptied];
  return cart.lines.length + cart.unreadableLines === 0 ? [messages.reorderEmptied] : [];
}
