import { atom, type ReadableAtom } from 'nanostores';
import type { Failure } from '../api/result.ts';
import type { Cart, Totals } from '../domain/cart.ts';
import { $cart, type CartState } from './cart.ts';
import { writeStore } from './write-store.ts';

/** What is known of discount, freight, hazmat, tax and final total [1 §3, Totals/estimate]. */
export interface TotalsState {
  /**
   * unknown: no zip code, nothing to ship, or nobody estimates here. loading: being estimated for the cart on
   * the screen. failed: the estimate for it failed.
   */
  phase: 'unknown' | 'loading' | 'ready' | 'failed';
  /** The zip code that is estimated for, once one is known. */
  zipCode: string | undefined;
  /** Promotion and discount as the cart has them; in phase 'ready' all that the server has estimated. */
  totals: Totals;
  /** Why the estimate failed. */
  failure: Failure | null;
}

/** An estimate: it speaks of one cart, and of none that comes after it. */
export interface Estimate {
  cart: Cart;
  zipCode: string;
  phase: 'loading' | 'ready' | 'failed';
  totals?: Totals;
  failure?: Failure;
}

const $latest = atom<Estimate | null>(null);
const $combined = atom(combine($cart.get(), null));

// By hand: `computed` of nanostores would be fetched for every page, though this island alone needs it.
$cart.listen(follow);
$latest.listen(follow);

/** The estimate made last. */
export const $estimate: ReadableAtom<Estimate | null> = $latest;

/**
 * The totals of the cart on the screen. While `$cart.recalculating` they are about to change and are not
 * shown [1 §4]; who may see which is `permissionsFor`'s to say.
 */
export const $totals: ReadableAtom<TotalsState> = $combined;

/** Takes over an estimate; for `shipping-estimate.ts` alone. */
export function setEstimate(estimate: Estimate): void {
  writeStore(() => $latest.set(estimate));
}

/** The zip code to estimate for: the cart's own, else the one that was estimated before. */
export function knownZipCode(cart: Cart | null): string | undefined {
  return cart?.charges.zipCode ?? $latest.get()?.zipCode;
}

function follow(): void {
  writeStore(() => $combined.set(combine($cart.get(), $latest.get())));
}

function combine({ cart }: CartState, estimate: Estimate | null): TotalsState {
  const known = { zipCode: cart?.charges.zipCode ?? estimate?.zipCode, totals: cart?.charges ?? {} };
  if (!cart?.lines.length || estimate?.cart !== cart) return { ...known, phase: 'unknown', failure: null };
  return {
    ...known,
    phase: estimate.phase,
    totals: { ...cart.charges, ...withoutGaps(estimate.totals ?? {}) },
    failure: estimate.failure ?? null,
  };
}

/** What the estimate leaves open is as the cart has it. */
function withoutGaps(totals: Totals): Totals {
  return Object.fromEntries(Object.entries(totals).filter(([, value]) => value !== undefined));
}
