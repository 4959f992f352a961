import { atom, type ReadableAtom } from 'nanostores';
import { writeStore } from './write-store.ts';

/** How far an attempt to leave the cart, for checkout or otherwise, has come; 'leaving' lasts until the page is gone. */
export type CheckoutPhase = 'idle' | 'checking' | 'leaving';

const $state = atom<CheckoutPhase>('idle');

/** Whether an attempt to leave the cart is under way. */
export const $checkout: ReadableAtom<CheckoutPhase> = $state;

/** Tells how far it has come; for those alone who lead away from the cart. */
export function setCheckoutPhase(phase: CheckoutPhase): void {
  writeStore(() => $state.set(phase));
}
