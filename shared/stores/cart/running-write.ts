/**
 * What the queue of the cart's writes has in flight. It is apart from the queue, since a page that only shows the cart
 * needs this and queues nothing.
 */
import { atom, type ReadableAtom } from 'nanostores';
import { writeStore } from '../store.ts';

/** What a write is about; `cart-queue.ts` says who goes first. */
export type CartWriteRank = 'clear' | 'remove' | 'change' | 'estimate' | 'check';

const $state = atom<CartWriteRank | null>(null);

/** The write in flight; null while nothing is in flight or waiting. */
export const $runningWrite: ReadableAtom<CartWriteRank | null> = $state;

/** Whether the totals are about to change and are therefore not shown [1 §4]. */
export function changesTotals(rank: CartWriteRank | null): boolean {
  return rank !== null && rank !== 'check';
}

/** Called by the queue alone. */
export function setRunningWrite(rank: CartWriteRank | null): void {
  writeStore(() => $state.set(rank));
}
