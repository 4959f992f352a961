/** The lines that were removed from the cart and can be put back. */
import { atom, type ReadableAtom } from 'nanostores';
import type { UndoLine } from '../../domain/cart/undo-line.ts';
import type { Failure } from '../../domain/failure.ts';
import { writeStore } from '../store.ts';

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

/** Changes the history. */
export function changeUndoHistory(next: (entries: UndoEntry[]) => UndoEntry[]): void {
  writeStore(() => $state.set(next($state.get())));
}
