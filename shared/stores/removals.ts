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

const KEPT_MS = 600_000;

const $state = atom<Removal[]>([]);
let lastKey = 0;

/** What can be undone, oldest first: each for ten minutes, on this page only. */
export const $removals: ReadableAtom<Removal[]> = $state;

/** Keeps removed lines for an undo, the first of them standing at `index`; none keeps nothing. */
export function keepRemoval(lines: RemovedLine[], index: number): void {
  const [first, ...rest] = lines.map(({ itemNumber, name, quantity }) => ({ itemNumber, name, quantity }));
  if (!first) return;
  const key = String(++lastKey);
  writeStore(() => $state.set([...$state.get(), { ...first, key, index, rest }]));
  setTimeout(() => dropRemoval(key), KEPT_MS);
}

/** Forgets a removal: it was undone, or the shopper dismissed it. */
export function dropRemoval(key: string): void {
  writeStore(() => $state.set($state.get().filter((removal) => removal.key !== key)));
}
