import { isInDoubt } from '../api/in-doubt.ts';
import type { Failure, Result } from '../api/result.ts';
import type { Cart } from '../domain/cart.ts';
import type { WantedQuantity } from '../domain/cart-changes.ts';
import { cartUpdatedEntry } from '../domain/cart-updated-entry.ts';
import { pushDataLayer } from '../page/data-layer.ts';
import { $cart, refreshCart, showWrittenCart } from './cart.ts';
import { cartWritten } from './revalidation.ts';
import { $session, markSessionEnded } from './session.ts';

/** A write that did what was asked and has nothing further to say. */
export const DONE: Result<null> = { ok: true, value: null };

export { isInDoubt };

/** The server's own words against what was asked; undefined when something else went wrong. */
export function refusalText({ kind, messages }: Failure): string | undefined {
  return kind === 'business' ? messages[0]?.message : undefined;
}

/**
 * Applies what a successful write replied: shows its cart where it has one, else a newly read one (wire
 * contract, "Cart"). The other tabs are told.
 */
export function applyWrite(cart: Cart | null, wanted?: WantedQuantity): Promise<void> {
  cartWritten();
  return telling(() => (cart ? showWrittenCart(cart, wanted) : refreshCart(wanted)));
}

/** Handles a write that failed: an ended session is noted, and doubt is settled by reading the cart. */
export async function handleWriteFailure(failure: Failure, wanted?: WantedQuantity): Promise<void> {
  if (failure.kind === 'session') markSessionEnded();
  if (failure.kind === 'conflict') await refreshCart(wanted);
  else if (isInDoubt(failure)) await telling(() => refreshCart(wanted));
}

/** Tells the page's tag manager of what the shopper's own write has changed in the cart, if anything. */
async function telling(show: () => void | Promise<void>): Promise<void> {
  const before = $cart.get().cart;
  await show();
  const { cart } = $cart.get();
  if (cart && cart !== before) pushDataLayer(cartUpdatedEntry(cart, $session.get().visitor.showsPrices));
}
