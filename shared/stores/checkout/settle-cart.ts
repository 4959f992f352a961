import { $cart } from '../cart/cart.ts';
import { flushCart } from '../flush-cart.ts';

/** Why the cart can't be left yet. Nothing was sent to the server. */
export type CartObstacle =
  /** A quantity isn't saved. */
  | { kind: 'unsettled' }
  /** The field of this line has no quantity, so the line needs an answer first [1 §4 Quantity 0]. */
  | { kind: 'unanswered'; lineId: string }
  /** Some lines could not be read, and the shopper hasn't agreed to continue with them. */
  | { kind: 'unreadable' };

/** How to leave a cart with unreadable lines. */
export interface IncompleteCart {
  /** The shopper knows about these lines and continues with them. */
  incomplete?: boolean;
}

/**
 * Sends quantities that are being typed and waits until every change is saved: the first step of every way
 * out of the cart.
 * @returns what keeps the shopper on the cart; null if it can be left
 */
export async function settleCart({ incomplete = false }: IncompleteCart = {}): Promise<CartObstacle | null> {
  const { settled, unanswered } = await flushCart();
  if (unanswered) return { kind: 'unanswered', lineId: unanswered };
  if (!settled) return { kind: 'unsettled' };
  if (!incomplete && $cart.get().cart?.unreadableLines) return { kind: 'unreadable' };
  return null;
}
