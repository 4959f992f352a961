/** The lines that were removed from the cart and can be put back. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Failure } from '../../domain/failure.ts';
import { writeStore } from '../store.ts';

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
  /** Lines that were removed together with this one; else empty. */
  rest: UndoLine[];
  /** The list that the lines were moved to, by its name. It keeps them. */
  movedTo?: string;
  /** Why the last Undo has failed. */
  failure?: Failure;
  /** Its lines are in the cart again. */
  restored?: boolean;
}

const $state = atom<UndoEntry[]>([]);
/**
 * What can be undone, oldest first, for as long as the page is open. What came back stays until the next removal, so that
 * the page can say where it is.
 */
export const $undoHistory: ReadableAtom<UndoEntry[]> = $state;

/** Forgets a removal, because it was dismissed. */
export function dropUndoEntry(key: string): void {
  changeUndoHistory((entries) => entries.filter((entry) => entry.key !== key));
}

/** Takes what is needed to put a line back. */
export function undoLineOf({ itemNumber, name, quantity }: UndoLine): UndoLine {
  return { itemNumber, name, quantity };
}

/** Changes the history. */
export function changeUndoHistory(next: (entries: UndoEntry[]) => UndoEntry[]): void {
  writeStore(() => $state.set(next($state.get())));
}
