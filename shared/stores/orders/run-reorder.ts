/** Sends reorders; loaded with the first one [2 §4]. */
import { type Reordered, reorder, reorderAfterChoice } from '../../api/orders/reorder.ts';
import { type FailureKind, failureLines } from '../../domain/failure.ts';
import type { ReorderAction, ReorderPhase } from '../../domain/orders/reorder.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { changeQuery } from '../../page/page-query.ts';
import { applyWrite, handleWriteFailure } from '../cart/apply-write.ts';
import { $cart } from '../cart/cart.ts';
import { enqueueCartWrite } from '../cart/cart-queue.ts';
import { takeAddedToCart, wantAny } from '../cart/cart-writes.ts';
import { awaitMergeDecision } from '../cart/merge.ts';

const messages = defineMessages('shared', {
  reorderUnknown:
    'We could not find out whether this order was added to your cart. Please look at your cart before you try again.',
  reorderOffline: 'You are offline. Add this order to your cart when you are connected again.',
  reorderSessionEnded: 'Your session has ended, so nothing was added. Sign in again to reorder.',
  reorderAdded: 'Added to your cart: {name}',
  reorderEmptied: 'What was in your cart has been removed all the same. Your cart is empty now.',
  reorderMaybeEmptied: 'What was in your cart may have been removed all the same. Please look at your cart.',
});

/** After these the server has done nothing at all. */
const NEVER_HEARD: readonly FailureKind[] = ['offline', 'session', 'forbidden', 'refused', 'aborted'];

interface ReorderRun {
  orderId: string;
  /** What the shopper has chosen; absent when they have not been asked. */
  action: ReorderAction | undefined;
  /** Why not, where the server gives no reason. */
  failedText: string;
  /** Called with what is shown before the end. */
  show: (phase: ReorderPhase) => void;
}

/**
 * Sends a reorder in the queue of the cart's writes, shows the cart that it has changed, and notes it in the page's
 * address [2 §4 Reorder].
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
  const result = await (action ? reorderAfterChoice(orderId, action) : reorder(orderId));
  if (!result.ok) {
    const { failure } = result;
    const mayHaveEmptied = replaces && !NEVER_HEARD.includes(failure.kind);
    if (mayHaveEmptied) await applyWrite(null, wantAny());
    else await handleWriteFailure(failure);
    const lines = failureLines(failure, {
      session: messages.reorderSessionEnded,
      offline: messages.reorderOffline,
      failed: failedText,
      unsure: messages.reorderUnknown,
    });
    return { kind: 'refused', orderId, lines: mayHaveEmptied ? [...lines, ...emptiedLines()] : lines };
  }
  const { asksToChoose, errors, added, refused } = result.value;
  if (asksToChoose) return { kind: 'choosing', orderId };
  const isUntouched = errors.length > 0 && added.length === 0 && !replaces;
  if (!isUntouched) await takeAddedToCart(result.value);
  const emptied = replaces && added.length === 0 ? emptiedLines() : [];
  if (errors.length > 0) {
    return { kind: 'refused', orderId, lines: [...errors, ...emptied], added: addedLines(result.value) };
  }
  if (added.length > 0) changeQuery({ showCart: 'true', event: 'cart_updated' }, 'replace');
  return { kind: 'added', orderId, products: { added, refused }, note: emptied[0] };
}

/** Says, apart from the messages against some items, what was added all the same. */
function addedLines({ added }: Reordered): string[] {
  return added.map(({ name, productId }) => fill(messages.reorderAdded, { name: name ?? productId }));
}

/**
 * Says what became of the items that were to be replaced, where nothing has taken their place: the server may empty the
 * cart before it finds out that it cannot fill it. The cart has been read since.
 */
function emptiedLines(): string[] {
  const { cart, stale } = $cart.get();
  if (!cart || stale) return [messages.reorderMaybeEmptied];
  return cart.lines.length + cart.unreadableLines === 0 ? [messages.reorderEmptied] : [];
}
