/** The totals of the cart: what the cart tells of them, and the newest estimate of freight and tax by zip code. */
import { atom, type ReadableAtom } from 'nanostores';
import { useMemo } from 'react';
import { type Cart, isCartEmpty, type Totals } from '../../domain/cart/cart.ts';
import type { Failure } from '../../domain/failure.ts';
import { useStore, writeStore } from '../store.ts';
import { $cart } from './cart.ts';

/** What is known of discount, freight, hazmat, tax and final total [1 §3 Totals]. */
export interface TotalsState {
  /**
   * unknown: no zip code, nothing to ship, or no estimate for this visitor. loading: being estimated for the cart on
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

/** An estimate. It is valid for one cart only. */
export interface Estimate {
  cart: Cart;
  zipCode: string;
  phase: 'loading' | 'ready' | 'failed';
  totals?: Totals;
  failure?: Failure;
}

const $state = atom<Estimate | null>(null);

/** The estimate made last; `writes/charge-writes.ts` makes it. */
export const $estimate: ReadableAtom<Estimate | null> = $state;

/** Called by `writes/charge-writes.ts` alone. */
export function setEstimate(estimate: Estimate): void {
  writeStore(() => $state.set(estimate));
}

/** The totals of the cart on the screen, for a component that shows all of them. */
export function useTotals(): TotalsState {
  const cart = useStore($cart, (state) => state.cart);
  const latest = useStore($estimate);
  return useMemo(() => totalsOf(cart, latest), [cart, latest]);
}

/**
 * A part of the totals, for a component that shows no more.
 * @param choose gives the same value as long as that has not changed
 */
export function useTotalsSelector<Value>(choose: (totals: TotalsState) => Value): Value {
  const read = () => choose(currentTotals());
  useStore($estimate, read);
  return useStore($cart, read);
}

/**
 * The totals of the cart on the screen. While `$runningWrite` changes them they are not shown [1 §4]; `permissionsFor`
 * says who may see which.
 */
export function currentTotals(): TotalsState {
  return totalsOf($cart.get().cart, $estimate.get());
}

/** Whether there is anything to estimate for. */
export function hasItems(cart: Cart | null): cart is Cart {
  return cart !== null && !isCartEmpty(cart);
}

function totalsOf(cart: Cart | null, estimate: Estimate | null): TotalsState {
  const known = { zipCode: cart?.charges.zipCode ?? estimate?.zipCode, totals: cart?.charges ?? {} };
  if (!hasItems(cart) || estimate?.cart !== cart) return { ...known, phase: 'unknown', failure: null };
  return {
    ...known,
    phase: estimate.phase,
    totals: { ...cart.charges, ...withoutGaps(estimate.totals ?? {}) },
    failure: estimate.failure ?? null,
  };
}

/** Fields that the estimate leaves out keep the cart's value. */
function withoutGaps(totals: Totals): Totals {
  return Object.fromEntries(Object.entries(totals).filter(([, value]) => value !== undefined));
}
