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
}

const $state = atom<UndoEntry[]>([]);
let lastKey = 0;

/** What can be undone, oldest first, for as long as the page is open. */
export const $undoHistory: ReadableAtom<UndoEntry[]> = $state;

/** Keeps removed lines, the first of which stood at `index`. Nothing is kept where there are none. */
export function addUndoEntry(lines: UndoLine[], index: number, more?: Pick<UndoEntry, 'movedTo'>): void {
  const [first, ...rest] = lines.map(undoLineOf);
  if (!first) return;
  const key = String(++lastKey);
  writeStore(() => $state.set([...$state.get(), { ...more, ...first, key, index, rest }]));
}

/**
 * Keeps of a removal what could not be put back, and why; nothing where all could. The entry stays the same one, so that
 * its Undo keeps the focus.
 */
export function keepMissing({ key }: UndoEntry, missing: UndoLine[], failure: Failure | undefined): void {
  const [first, ...rest] = missing.map(undoLineOf);
  const keep = (entry: UndoEntry) => (entry.key === key ? { ...entry, ...first, rest, failure } : entry);
  if (first) writeStore(() => $state.set($state.get().map(keep)));
  else dropUndoEntry(key);
}

/** Forgets a removal, because it was undone or dismissed. */
export function dropUndoEntry(key: string): void {
  writeStore(() => $state.set($state.get().filter((entry) => entry.key !== key)));
}

function undoLineOf({ itemNumber, name, quantity }: UndoLine): UndoLine {
  return { itemNumber, name, quantity };
}
