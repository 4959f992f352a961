import { exportPunchOutCart } from '../../api/checkout/punch-out.ts';
import { isCartEmpty } from '../../domain/cart/cart.ts';
import type { Failure } from '../../domain/failure.ts';
import { configuration } from '../../page/configuration.ts';
import { postCrossOrigin } from '../../page/cross-origin-post.ts';
import { $cart } from '../cart/cart.ts';
import { setCheckoutPhase } from '../checkout-phase.ts';
import { askInTurn } from './checkout.ts';
import { type CartObstacle, type IncompleteCart, settleCart } from './settle-cart.ts';
import { exitOnce, type Stranded } from './single-exit.ts';

/** How an attempt to send the cart ended. */
export type SendCartOutcome =
  /** The browser went to the procurement system and came back. */
  | { kind: 'left' }
  | Stranded
  /** All checks passed, but the page prevented the navigation. */
  | { kind: 'stayed' }
  | CartObstacle
  /** There is nothing to send. */
  | { kind: 'empty' }
  /** The page doesn't list the portal's origin, so nothing was sent. */
  | { kind: 'refused' }
  /** The server returned no order to send. The failure is of kind `contract` if its order was incomplete. */
  | { kind: 'failed'; failure: Failure };

/**
 * Sends the cart to the procurement system: saves quantities that are being typed, has the server export the
 * cart, and posts it to the portal [1 §4 Punch-out]. Never sends part of a cart. `$checkout` shows the
 * progress; a call during an attempt joins it.
 */
export function sendCart(cart: IncompleteCart = {}): Promise<SendCartOutcome> {
  return exitOnce(() => send(cart));
}

async function send(incompleteCart: IncompleteCart): Promise<SendCartOutcome> {
  const obstacle = await settleCart(incompleteCart);
  if (obstacle) return obstacle;
  const { cart } = $cart.get();
  if (!cart || isCartEmpty(cart)) return { kind: 'empty' };

  const order = await askInTurn(exportPunchOutCart);
  if (!order.ok) return { kind: 'failed', failure: order.failure };
  const { redirectUrl: target, fields } = order.value;
  const allow = configuration().punchOutOrigins;
  setCheckoutPhase('leaving');
  const posted = postCrossOrigin({ target, fields, allow, key: 'punchoutOrigins', reason: 'punch-out' });
  if (posted === 'sent') return { kind: 'left' };
  return { kind: posted === 'refused' ? 'refused' : 'stayed' };
}
