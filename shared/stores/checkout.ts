import { type CheckoutTarget, checkRestrictions, type Quarantine, startCheckout } from '../api/checkout.ts';
import type { Failure, Result } from '../api/result.ts';
import { navigate } from '../page/navigate.ts';
import { $cart, refreshCart } from './cart.ts';
import { flushCart } from './cart-actions.ts';
import { enqueueCartWrite } from './cart-queue.ts';
import { setCheckoutPhase } from './checkout-phase.ts';
import { markSessionEnded } from './session.ts';
import { exitOnce } from './single-exit.ts';

/** How an attempt to check out ended. */
export type CheckoutOutcome =
  /** The browser is on its way to the target. */
  | { kind: 'left' }
  /** Everything was in order, but the page kept the shopper here, or the target was refused. */
  | { kind: 'stayed' }
  /** A quantity is not saved, or a line could not be read: nothing was asked of the server. */
  | { kind: 'unsettled' }
  | { kind: 'restricted'; groups: Quarantine['groups'] }
  /** The server has taken the last item out of the cart, which has been read again. */
  | { kind: 'emptied' }
  /** `html`: the server's messages that are to be shown as HTML [1 §8]. */
  | { kind: 'failed'; failure: Failure; html: string[] };

/**
 * Checks out: sends what is being typed, has the server check for restricted items, tells it that checkout
 * starts, and leaves the page [1 §4]. A call during an attempt joins it.
 */
export function startCheckoutFlow(target: CheckoutTarget): Promise<CheckoutOutcome> {
  return exitOnce(() => check(target));
}

async function check(target: CheckoutTarget): Promise<CheckoutOutcome> {
  const { settled } = await flushCart();
  if (!settled || $cart.get().cart?.unreadableLines) return { kind: 'unsettled' };

  const quarantine = await askInTurn(() => checkRestrictions(target));
  if (!quarantine.ok) return failCheckout(quarantine.failure);
  const { quarantined, cartEmptied, groups } = quarantine.value;
  if (quarantined) return { kind: 'restricted', groups };
  if (cartEmptied) {
    await refreshCart();
    return { kind: 'emptied' };
  }

  return goToCheckout(target);
}

/** Tells the server that checkout starts, and leaves the page on success: the end of an attempt. */
export async function goToCheckout(target: CheckoutTarget): Promise<CheckoutOutcome> {
  const started = await askInTurn(() => startCheckout(target));
  if (!started.ok) {
    const { kind, messages } = started.failure;
    return failCheckout(started.failure, kind === 'business' ? messages.map(({ message }) => message) : []);
  }
  setCheckoutPhase('leaving');
  return { kind: navigate(target, 'checkout') ? 'left' : 'stayed' };
}

/** Asks the server once all changes are through, and holds back those that are made meanwhile. */
export async function askInTurn<Value>(run: () => Promise<Result<Value>>): Promise<Result<Value>> {
  const result = await enqueueCartWrite({ key: 'checkout', rank: 'check', run });
  return result ?? { ok: false, failure: { kind: 'aborted', endpoint: 'checkout', messages: [] } };
}

/** An attempt that failed; an ended session is noted. */
export function failCheckout(failure: Failure, html: string[] = []): CheckoutOutcome {
  if (failure.kind === 'session') markSessionEnded();
  return { kind: 'failed', failure, html };
}
