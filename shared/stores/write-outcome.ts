import type { Failure, Result } from '../api/result.ts';
import type { Cart } from '../domain/cart.ts';
import type { WantedQuantity } from '../domain/cart-changes.ts';
import { refreshCart, showWrittenCart } from './cart.ts';
import { cartWritten } from './freshness.ts';
import { markSessionEnded } from './session.ts';

/** A write that did what was asked and has nothing further to say. */
export const DONE: Result<null> = { ok: true, value: null };

/** Whether a write may have taken effect although no proper answer came: only the cart itself can tell. */
export function isInDoubt({ kind, status = 0 }: Failure): boolean {
  return ['timeout', 'network', 'not-json', 'contract'].includes(kind) || (kind === 'http' && status >= 500);
}

/** The server's own words against what was asked; undefined when something else went wrong. */
export function refusalText({ kind, messages }: Failure): string | undefined {
  return kind === 'business' ? messages[0]?.message : undefined;
}

/**
 * Takes over what a successful write replied: its cart where it has one, else a newly read one (wire
 * contract, "Cart"). The other tabs are told.
 */
export async function takeWritten(cart: Cart | null, wanted?: WantedQuantity): Promise<void> {
  cartWritten();
  if (cart) showWrittenCart(cart, wanted);
  else await refreshCart(wanted);
}

/** Looks after a write that failed: an ended session is noted, and doubt is settled by reading the cart. */
export async function takeFailure(failure: Failure, wanted?: WantedQuantity): Promise<void> {
  if (failure.kind === 'session') markSessionEnded();
  if (failure.kind === 'conflict' || isInDoubt(failure)) await refreshCart(wanted);
}
