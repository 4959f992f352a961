import { type ReorderAction, type Reordered, reorder, reorderAfterChoice } from '../api/reorder.ts';
import type { Failure } from '../api/result.ts';
import { messageLines } from '../api/server-messages.ts';
import type { ReorderPhase } from '../domain/reorder.ts';
import { defineMessages, fill } from '../page/messages.ts';
import { changeQuery } from '../page/page-query.ts';
import { takeAddedToCart } from './added-to-cart.ts';
import { handleWriteFailure, isInDoubt } from './apply-write.ts';
import { loadCart } from './cart.ts';
import { enqueueCartWrite } from './cart-queue.ts';
import { $merge, offerMerge } from './merge.ts';
import { $session } from './session.ts';

const messages = defineMessages('shared', {
  reorderFailed: 'This order could not be added to your cart. Please try again.',
  reorderUnknown:
    'We could not find out whether this order was added to your cart. Please look at your cart before you try again.',
  reorderOffline: 'You are offline. Add this order to your cart when you are connected again.',
  reorderSessionEnded: 'Your session has ended, so nothing was added. Sign in again to reorder.',
  reorderAdded: 'Added to your cart: {name}',
});

interface ReorderRun {
  orderId: string;
  /** What the shopper chose; absent when they have not been asked. */
  action: ReorderAction | undefined;
  /** Told of what is to be shown before the end. */
  show: (phase: ReorderPhase) => void;
}

/**
 * Sends a reorder in the serial queue of the cart's writes, takes over what it changed, and notes it in the page's
 * address [2 §4].
 * @returns what there is to show or to ask now
 */
export async function runReorder({ orderId, action, show }: ReorderRun): Promise<ReorderPhase> {
  if (!action) await settleMerge(orderId, show);
  const phase = await enqueueCartWrite({
    key: `reorder:${orderId}`,
    rank: 'change',
    run: () => send(orderId, action),
  });
  return phase ?? { kind: 'idle' };
}

/** A cart from an earlier visit is decided about before anything is added to the one at hand [1 §4, Merge]. */
async function settleMerge(orderId: string, show: (phase: ReorderPhase) => void): Promise<void> {
  if (!$session.get().visitor.mergePending) return;
  await loadCart();
  await offerMerge();
  if ($merge.get().phase === 'none') return;
  show({ kind: 'merging', orderId });
  await new Promise<void>((resolve) => {
    const stop = $merge.listen(({ phase }) => {
      if (phase !== 'none') return;
      stop();
      resolve();
    });
  });
  show({ kind: 'sending', orderId });
}

async function send(orderId: string, action: ReorderAction | undefined): Promise<ReorderPhase> {
  const result = await (action ? reorderAfterChoice(orderId, action) : reorder(orderId));
  if (!result.ok) {
    await handleWriteFailure(result.failure);
    return { kind: 'refused', orderId, lines: linesOf(result.failure) };
  }
  const { asksToChoose, errors, added, refused } = result.value;
  if (asksToChoose) return { kind: 'choosing', orderId };
  const isUntouched = errors.length > 0 && added.length === 0 && action !== 'clearCart';
  if (!isUntouched) await takeAddedToCart(result.value);
  if (errors.length > 0) return { kind: 'refused', orderId, lines: [...errors, ...addedLines(result.value)] };
  changeQuery({ showCart: 'true', event: 'cart_updated' }, 'replace');
  return { kind: 'added', orderId, products: { added, refused } };
}

/** Beside the words against some items, what went into the cart all the same. */
function addedLines({ added }: Reordered): string[] {
  return added.map(({ name, productId }) => fill(messages.reorderAdded, { name: name ?? productId }));
}

function linesOf(failure: Failure): string[] {
  const { kind, messages: given } = failure;
  const said = kind === 'business' ? messageLines(given) : [];
  if (said.length > 0) return said;
  if (kind === 'session') return [messages.reorderSessionEnded];
  if (kind === 'offline') return [messages.reorderOffline];
  return [isInDoubt(failure) ? messages.reorderUnknown : messages.reorderFailed];
}
