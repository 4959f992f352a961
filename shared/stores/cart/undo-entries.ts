/** What is kept of a removal, until the next one after it was undone, or until it is dismissed; loaded with the code that removes. */
import type { Failure } from '../../domain/failure.ts';
import { changeUndoHistory, type UndoEntry, type UndoLine } from './undo-history.ts';

let lastKey = 0;

/** Keeps removed lines, the first of which stood at `index`. Nothing is kept where there are none, nor of what came back. */
export function addUndoEntry(lines: UndoLine[], index: number, more?: Pick<UndoEntry, 'movedTo'>): void {
  const [first, ...rest] = lines.map(undoLineOf);
  if (!first) return;
  const key = String(++lastKey);
  changeUndoHistory((entries) => [
    ...entries.filter(({ restored }) => !restored),
    { ...more, ...first, key, index, rest },
  ]);
}

/** How an Undo has ended. */
interface UndoOutcome {
  /** What could not be put back, and why. */
  missing: UndoLine[];
  failure: Failure | undefined;
  /** Where in the cart there are new lines, from 0. */
  places: readonly number[];
}

/**
 * Keeps of a removal what could not be put back; where all could, that it was. The entry stays the same one, so that its
 * Undo keeps the focus, and all entries stay between the lines where they were.
 */
export function endUndo({ key }: UndoEntry, { missing, failure, places }: UndoOutcome): void {
  const [first, ...rest] = missing.map(undoLineOf);
  const outcome = first ? { ...first, rest, failure } : { failure, restored: true };
  changeUndoHistory((entries) =>
    entries.map((entry) => {
      let { index } = entry;
      for (const place of places) if (place < index) index += 1;
      return entry.key === key ? { ...entry, ...outcome, index } : { ...entry, index };
    }),
  );
}

/** Forgets a removal, because it was dismissed. */
export function dropUndoEntry(key: string): void {
  changeUndoHistory((entries) => entries.filter((entry) => entry.key !== key));
}

function undoLineOf({ itemNumber, name, quantity }: UndoLine): UndoLine {
  return { itemNumber, name, quantity };
}
