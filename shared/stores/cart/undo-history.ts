/** The lines that were removed from the cart and can be put back. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Failure } from '../../domain/failure.ts';
import { writeStore } from '../store.ts';

/** The data needed to restore one line. */
export interface UndoLine {
  itemNumber: string;
  name: string;
  quantity: number;
}

/** A removal that can be undone. */
export interface UndoEntry extends UndoLine {
  key: string;
  /** The position of the line, from 0. */
  index: number;
  /** Lines that were removed together with this one; otherwise empty. */
  rest: UndoLine[];
  /** The name of the list that the lines were moved to. It keeps them. */
  movedTo?: string;
  /** Why the last Undo failed. */
  failure?: Failure;
  /** Its lines are back in the cart. */
  restored?: boolean;
}

const $state = atom<UndoEntry[]>([]);
/**
 * The removals that can be undone, oldest first, while the page is open. A restored one stays until the next
 * removal, so that the page can say where it is.
 */
export const $undoHistory: ReadableAtom<UndoEntry[]> = $state;

/** Forgets a removal, because it was dismissed. */
export function dropUndoEntry(key: string): void {
  changeUndoHistory((entries) => entries.filter((entry) => entry.key !== key));
}

/** Extracts the data needed to restore a line. */
export function undoLineOf({ itemNumber, name, quantity }: UndoLine): UndoLine {
  return { itemNumber, name, quantity };
}

/** Changes the history. */
export function changeUndoHistory(next: (entries: UndoEntry[]) => UndoEntry[]): void {
  writeStore(() => $state.set(next($state.get())));
}
