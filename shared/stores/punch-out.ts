import { exportPunchOutCart } from '../api/punch-out.ts';
import type { Failure } from '../api/result.ts';
import { configuration } from '../page/configuration.ts';
import { postCrossOrigin } from '../page/cross-origin-post.ts';
import { $cart } from './cart.ts';
import { flushCart } from './cart-actions.ts';
import { askInTurn } from './checkout.ts';
import { setCheckoutPhase } from './checkout-phase.ts';
import { markSessionEnded } from './session.ts';
import { exitOnce } from './single-exit.ts';

/** How an attempt to send the cart ended. */
export type SendCartOutcome =
  /** The browser is on its way to the procurement system. */
  | { kind: 'left' }
  /** Everything was in order, but the page kept the shopper here. */
  | { kind: 'stayed' }
  /** A quantity is not saved, or a line could not be read: nothing was asked of the server. */
  | { kind: 'unsettled' }
  /** There is nothing to send. */
  | { kind: 'empty' }
  /** The portal is none that the page lists: nothing was sent to it. */
  | { kind: 'refused' }
  /** No order to send; of kind `contract` when the server's was not whole. */
  | { kind: 'failed'; failure: Failure };

/**
 * Sends the cart to the procurement system: sends what is being typed, has the server export the cart, and
 * posts it to the portal [1 §4, Punch-out]. Nothing is sent in part. `$checkout` tells how far it is; a
 * call during an attempt joins it.
 */
export function sendCart(): Promise<SendCartOutcome> {
  return exitOnce(send);
}

async function send(): Promise<SendCartOutcome> {
  const { settled } = await flushCart();
  const { cart } = $cart.get();
  if (!settled || cart?.unreadableLines) return { kind: 'unsettled' };
  if (!cart?.lines.length) return { kind: 'empty' };

  const order = await askInTurn(exportPunchOutCart);
  if (!order.ok) {
    if (order.failure.kind === 'session') markSessionEnded();
    return { kind: 'failed', failure: order.failure };
  }
  const { redirectUrl: target, fields } = order.value;
  const allow = configuration().punchOutOrigins;
  setCheckoutPhase('leaving');
  const end = postCrossOrigin({ target, fields, allow, reason: 'punch-out' });
  return { kind: end === 'sent' ? 'left' : end === 'refused' ? 'refused' : 'stayed' };
}
