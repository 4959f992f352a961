import { atom, type ReadableAtom } from 'nanostores';
import { writeStore } from './write-store.ts';

/** What is needed to put a removed line back. */
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
  /** Lines that went together with this one, by 'remove all items'; else empty. */
  rest: UndoLine[];
}

const $state = atom<UndoEntry[]>([]);

/** What can be undone, oldest first: each for ten minutes, on this page only. */
export const $undoHistory: ReadableAtom<UndoEntry[]> = $state;

/** Takes over another list of them; for `undo-entries.ts` alone. */
export function setUndoHistory(removals: UndoEntry[]): void {
  writeStore(() => $state.set(removals));
}
