/** The lines that were removed from the cart and can be put back. */
import { atom, type ReadableAtom } from 'nanostores';
import { writeStore } from '../store.ts';

const KEPT_MS = 600_000;

/** What is needed to put one line back. */
export interface UndoLine {
  itemNumber: string;
  name: string;
  quantity: number;
}

/** A removal that can be undone. */
export interface UndoEntry extends UndoLine {
  key: string;
  /** Where the line stood, from 0. */
  index: number;
  /** Lines that were removed together with this one, by 'remove all items'; else empty. */
  rest: UndoLine[];
}

const $state = atom<UndoEntry[]>([]);
let lastKey = 0;

/** What can be undone, oldest first: each for ten minutes, on this page only. */
export const $undoHistory: ReadableAtom<UndoEntry[]> = $state;

/** Keeps removed lines, the first of which stood at `index`. Nothing is kept where there are none. */
export function addUndoEntry(lines: UndoLine[], index: number): void {
  const [first, ...rest] = lines.map(({ itemNumber, name, quantity }) => ({ itemNumber, name, quantity }));
  if (!first) return;
  const key = String(++lastKey);
  writeStore(() => $state.set([...$state.get(), { ...first, key, index, rest }]));
  setTimeout(() => dropUndoEntry(key), KEPT_MS);
}

/** Forgets a removal, because it was undone or its time is over. */
export function dropUndoEntry(key: string): void {
  writeStore(() => $state.set($state.get().filter((entry) => entry.key !== key)));
}
