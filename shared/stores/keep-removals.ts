import { $removals, type RemovedLine, setRemovals } from './removals.ts';

const KEPT_MS = 600_000;

let lastKey = 0;

/** Keeps removed lines for an undo, the first of them standing at `index`; none keeps nothing. */
export function keepRemoval(lines: RemovedLine[], index: number): void {
  const [first, ...rest] = lines.map(({ itemNumber, name, quantity }) => ({ itemNumber, name, quantity }));
  if (!first) return;
  const key = String(++lastKey);
  setRemovals([...$removals.get(), { ...first, key, index, rest }]);
  setTimeout(() => dropRemoval(key), KEPT_MS);
}

/** Forgets a removal: it was undone, or the shopper dismissed it. */
export function dropRemoval(key: string): void {
  setRemovals($removals.get().filter((removal) => removal.key !== key));
}
