import { atom, type ReadableAtom } from 'nanostores';
import { writeStore } from './store.ts';

/**
 * The phase of an attempt to leave the cart, for checkout or otherwise. 'leaving' lasts until the page is gone, or until
 * it is clear that the next page isn't coming.
 */
export type CheckoutPhase = 'idle' | 'checking' | 'leaving';

const $phase = atom<CheckoutPhase>('idle');

/** Whether an attempt to leave the cart is under way, started by any island. */
export const $checkout: ReadableAtom<CheckoutPhase> = $phase;

/** Sets the phase. Only modules that leave the cart call it. */
export function setCheckoutPhase(phase: CheckoutPhase): void {
  writeStore(() => $phase.set(phase));
}
