import { exportPunchOutCart } from '../../api/checkout/punch-out.ts';
import { isCartEmpty } from '../../domain/cart/cart.ts';
import type { Failure } from '../../domain/failure.ts';
import { configuration } from '../../page/configuration.ts';
import { postCrossOrigin } from '../../page/cross-origin-post.ts';
import { $cart } from '../cart/cart.ts';
import { flushCart } from '../cart/cart-writes.ts';
import { askInTurn, type IncompleteCart, type Unanswered } from './checkout.ts';
import { setCheckoutPhase } from './checkout-attempts.ts';
import { exitOnce, type Stranded } from './single-exit.ts';

/** How an attempt to send the cart ended. */
export type SendCartOutcome =
  /** The browser has gone to the procurement system, and come back. */
  | { kind: 'left' }
  | Stranded
  /** Everything was in order, but the page kept the shopper here. */
  | { kind: 'stayed' }
  /** A quantity is not saved: nothing was asked of the server. */
  | { kind: 'unsettled' }
  /** Lines could not be read, and the shopper has not been told that they are sent, too: nothing was asked. */
  | { kind: 'unreadable' }
  | Unanswered
  /** There is nothing to send. */
  | { kind: 'empty' }
  /** The page does not list the portal: nothing was sent. */
  | { kind: 'refused' }
  /** No order to send; of kind `contract` when the server's was not whole. */
  | { kind: 'failed'; failure: Failure };

/**
 * Sends the cart to the procurement system: sends what is being typed, has the server export the cart, and
 * posts it to the portal [1 §4 Punch-out]. Nothing is sent in part. `$checkout` tells how far it is; a
 * call during an attempt joins it.
 */
export function sendCart({ incomplete = false }: IncompleteCart = {}): Promise<SendCartOutcome> {
  return exitOnce(() => send(incomplete));
}

async function send(incomplete: boolean): Promise<SendCartOutcome> {
  const { settled, unanswered } = await flushCart();
  if (unanswered) return { kind: 'unanswered', lineId: unanswered };
  const { cart } = $cart.get();
  if (!settled) return { kind: 'unsettled' };
  if (!cart || isCartEmpty(cart)) return { kind: 'empty' };
  if (!incomplete && cart.unreadableLines) return { kind: 'unreadable' };

  const order = await askInTurn(exportPunchOutCart);
  if (!order.ok) return { kind: 'failed', failure: order.failure };
  const { redirectUrl: target, fields } = order.value;
  const allow = configuration().punchOutOrigins;
  setCheckoutPhase('leaving');
  const end = postCrossOrigin({ target, fields, allow, reason: 'punch-out' });
  return { kind: end === 'sent' ? 'left' : end === 'refused' ? 'refused' : 'stayed' };
}
