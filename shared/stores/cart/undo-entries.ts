/** What is kept of a removal, until it is undone or dismissed; loaded with the code that removes. */
import type { Failure } from '../../domain/failure.ts';
import { changeUndoHistory, type UndoEntry, type UndoLine } from './undo-history.ts';

let lastKey = 0;

/** Keeps removed lines, the first of which stood at `index`. Nothing is kept where there are none. */
export function addUndoEntry(lines: UndoLine[], index: number, more?: Pick<UndoEntry, 'movedTo'>): void {
  const [first, ...rest] = lines.map(undoLineOf);
  if (!first) return;
  const key = String(++lastKey);
  changeUndoHistory((entries) => [...entries, { ...more, ...first, key, index, rest }]);
}

/**
 * Keeps of a removal what could not be put back, and why; nothing where all could. The entry stays the same one, so that
 * its Undo keeps the focus.
 */
export function keepMissing({ key }: UndoEntry, missing: UndoLine[], failure: Failure | undefined): void {
  const [first, ...rest] = missing.map(undoLineOf);
  const keep = (entry: UndoEntry) => (entry.key === key ? { ...entry, ...first, rest, failure } : entry);
  if (first) changeUndoHistory((entries) => entries.map(keep));
  else dropUndoEntry(key);
}

/** Forgets a removal, because it was undone or dismissed. */
export function dropUndoEntry(key: string): void {
  changeUndoHistory((entries) => entries.filter((entry) => entry.key !== key));
}

function undoLineOf({ itemNumber, name, quantity }: UndoLine): UndoLine {
  return { itemNumber, name, quantity };
}
