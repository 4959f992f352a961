import { $undoHistory, setUndoHistory, type UndoLine } from './undo-history.ts';

const KEPT_MS = 600_000;

let lastKey = 0;

/** Keeps removed lines for an undo, the first of them standing at `index`; none keeps nothing. */
export function addUndoEntry(lines: UndoLine[], index: number): void {
  const [first, ...rest] = lines.map(({ itemNumber, name, quantity }) => ({ itemNumber, name, quantity }));
  if (!first) return;
  const key = String(++lastKey);
  setUndoHistory([...$undoHistory.get(), { ...first, key, index, rest }]);
  setTimeout(() => dropUndoEntry(key), KEPT_MS);
}

/** Forgets a removal: it was undone, or the shopper dismissed it. */
export function dropUndoEntry(key: string): void {
  setUndoHistory($undoHistory.get().filter((removal) => removal.key !== key));
}
