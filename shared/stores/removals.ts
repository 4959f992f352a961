import { atom, type ReadableAtom } from 'nanostores';
import { writeStore } from './write-store.ts';

/** What is needed to put a removed line back. */
export interface RemovedLine {
  itemNumber: string;
  name: string;
  quantity: number;
}

/** A removal that can be undone. */
export interface Removal extends RemovedLine {
  key: string;
  /** Where the line stood, from 0. */
  index: number;
  /** Lines that went together with this one, by 'remove all items'; else empty. */
  rest: RemovedLine[];
}

const $state = atom<Removal[]>([]);

/** What can be undone, oldest first: each for ten minutes, on this page only. */
export const $removals: ReadableAtom<Removal[]> = $state;

/** Takes over another list of them; for `keep-removals.ts` alone. */
export function setRemovals(removals: Removal[]): void {
  writeStore(() => $state.set(removals));
}
