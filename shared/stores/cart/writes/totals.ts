/**
 * The totals of the cart: those in the cart itself, and the newest estimate of freight and tax by zip code. Estimates
 * are jobs in the queue of the cart's writes, so a write during a lookup waits for it, and a newer lookup replaces a
 * waiting one [1 §4].
 */
import { atom } from 'nanostores';
import { useMemo } from 'react';
import { estimateCharges } from '../../../api/cart/estimate.ts';
import { type Cart, isCartEmpty, type Totals } from '../../../domain/cart/cart.ts';
import { zipCodeProblem } from '../../../domain/cart/charge-fields.ts';
import { type Failure, refusalLines } from '../../../domain/failure.ts';
import type { Permissions } from '../../../domain/permissions.ts';
import { defineMessages } from '../../../page/messages.ts';
import { cartWritten } from '../../revalidation.ts';
import { useStore, writeStore } from '../../store.ts';
import { $cart, amendCart, cartShown } from '../cart.ts';
import { enqueueCartWrite } from './cart-queue.ts';
import { settleWrite } from './settle-write.ts';

const messages = defineMessages('shared', {
  zipEmpty: 'You did not enter a zip code',
  zipFormat: 'The zip code entered is not valid',
  zipEmptyCart: 'Please add at least one item in cart',
});

/** The known values of discount, freight, hazmat, tax and final total [1 §3 Totals]. */
export interface TotalsState {
  /**
   * unknown: no zip code, nothing to ship, or no estimate for this visitor. loading: being estimated for the cart on
   * the screen. failed: the estimate for it failed.
   */
  phase: 'unknown' | 'loading' | 'ready' | 'failed';
  /** The zip code of the estimate, once one is known. */
  zipCode: string | undefined;
  /** Promotion and discount from the cart; in phase 'ready', everything that the server has estimated. */
  totals: Totals;
  /** Why the estimate failed. */
  failure: Failure | null;
}

/** An estimate. It is valid for one cart only. */
interface Estimate {
  cart: Cart;
  zipCode: string;
  phase: 'loading' | 'ready' | 'failed';
  totals?: Totals;
  failure?: Failure;
}

/** The result of a lookup by zip code. `text` is the error message for the field. */
export type EstimateOutcome =
  | { kind: 'estimated' }
  /** Nothing was sent [1 §5 Zip code]. */
  | { kind: 'invalid'; text: string }
  /**
   * The server's message and, on the line below, the text about the empty cart, as the document requires [1 §8
   * Estimate].
   */
  | { kind: 'failed'; text: string; failure: Failure }
  /** A newer lookup replaced this one, and reports its own outcome. */
  | { kind: 'replaced' };

/** The newest estimate. */
const $estimate = atom<Estimate | null>(null);

/** Whether a shopper's lookup is still queued. It will estimate the newest cart. */
let lookupWaits = false;

/** The totals of the cart on the screen, for a component that shows all of them. */
export function useTotals(): TotalsState {
  const cart = useStore($cart, (state) => state.cart);
  const latest = useStore($estimate);
  return useMemo(() => totalsOf(cart, latest), [cart, latest]);
}

/**
 * A part of the totals, for a component that shows only that part.
 * @param choose returns the same value until that part changes
 */
export function useTotalsSelector<Value>(choose: (totals: TotalsState) => Value): Value {
  const read = () => choose(currentTotals());
  useStore($estimate, read);
  return useStore($cart, read);
}

/**
 * The totals of the cart on the screen. They are hidden while `$runningWrite` changes them [1 §4]; `permissionsFor`
 * decides who may see which.
 */
export function currentTotals(): TotalsState {
  return totalsOf($cart.get().cart, $estimate.get());
}

/** Whether there is anything to estimate. */
function hasItems(cart: Cart | null): cart is Cart {
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

/** Fields that the estimate omits keep the cart's value. */
function withoutGaps(totals: Totals): Totals {
  return Object.fromEntries(Object.entries(totals).filter(([, value]) => value !== undefined));
}

/**
 * While a component shows totals, repeats the estimate for a known zip code whenever another cart is shown.
 * @returns unsubscribe
 */
export function followTotals({ mayEstimateShipping }: Permissions): () => void {
  if (!mayEstimateShipping) return () => {};
  estimateAnew($cart.get().cart);
  return cartShown.listen(({ before, cart }) => {
    if (cart !== before) estimateAnew(cart);
  });
}

/**
 * Looks up freight and tax for a zip code that a shopper has typed [1 §4 Estimate, §5 Zip code]. The previous
 * estimate stays until the new one arrives, and comes back if the new one fails.
 */
export async function estimateShipping(typed: string): Promise<EstimateOutcome> {
  const problem = zipCodeProblem(typed);
  if (problem) return { kind: 'invalid', text: problem === 'empty' ? messages.zipEmpty : messages.zipFormat };
  if (!hasItems($cart.get().cart)) return { kind: 'invalid', text: messages.zipEmptyCart };
  lookupWaits = true;
  const run = () => {
    lookupWaits = false;
    return lookUp(typed.trim());
  };
  const end = await enqueueCartWrite({ key: 'estimate', rank: 'estimate', run });
  return end ?? { kind: 'replaced' };
}

async function lookUp(zipCode: string): Promise<EstimateOutcome> {
  const { cart } = $cart.get();
  // An earlier job in the queue may have emptied the cart.
  if (!hasItems(cart)) return { kind: 'invalid', text: messages.zipEmptyCart };
  const failure = await estimate(cart, zipCode);
  if (!failure) {
    cartWritten();
    return { kind: 'estimated' };
  }
  // It may have replaced the estimate that the last change requested.
  const unfinished = $estimate.get();
  if (unfinished?.phase === 'loading' && unfinished.cart === $cart.get().cart) queueEstimate(unfinished);
  const lines = new Set([...refusalLines(failure).slice(0, 1), messages.zipEmptyCart]);
  return { kind: 'failed', text: [...lines].join('\n'), failure };
}

/** Estimates a cart that has no estimate yet, with its own zip code, otherwise with the last one. */
function estimateAnew(cart: Cart | null): void {
  const last = $estimate.get();
  const zipCode = cart?.charges.zipCode ?? last?.zipCode;
  if (!hasItems(cart) || !zipCode || last?.cart === cart) return;
  showEstimate({ cart, zipCode, phase: 'loading' });
  queueEstimate({ cart, zipCode });
}

function queueEstimate({ cart, zipCode }: Pick<Estimate, 'cart' | 'zipCode'>): void {
  if (lookupWaits) return;
  void enqueueCartWrite({
    key: 'estimate',
    rank: 'estimate',
    run: async () => {
      const failure = await estimate(cart, zipCode);
      if (failure && $cart.get().cart === cart) showEstimate({ cart, zipCode, phase: 'failed', failure });
    },
  });
}

/** Requests an estimate and shows it. If the cart has changed meanwhile, requests another one. */
async function estimate(cart: Cart, zipCode: string): Promise<Failure | undefined> {
  const result = await settleWrite({
    call: () => estimateCharges(zipCode),
    // An estimate doesn't change the cart: there is no cart to show, and reading it would decide nothing.
    cartIn: () => undefined,
    isOpen: () => false,
  });
  if (!result.ok) return result.failure;
  const known = result.value.zipCode ?? zipCode;
  const isCurrent = $cart.get().cart === cart;
  noteZipCode(known);
  const shown = $cart.get().cart;
  if (!isCurrent) estimateAnew(shown);
  else if (shown) showEstimate({ cart: shown, zipCode: known, phase: 'ready', totals: result.value });
}

/** The cart remembers the zip code that was estimated last. */
function noteZipCode(zipCode: string): void {
  const { cart } = $cart.get();
  if (cart && cart.charges.zipCode !== zipCode) amendCart({ ...cart, charges: { ...cart.charges, zipCode } });
}

function showEstimate(estimate: Estimate): void {
  writeStore(() => $estimate.set(estimate));
}
