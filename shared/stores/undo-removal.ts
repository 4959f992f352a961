/** Restores removed lines to the cart. */
import { type UndoLine, undoLineOf } from '../domain/cart/undo-line.ts';
import type { Failure, Result } from '../domain/failure.ts';
import { keepWhileOpen } from '../page/storage/open-writes.ts';
import { ownerFor } from '../page/storage/shopper-storage.ts';
import { $cart } from './cart/cart.ts';
import { changeUndoHistory, type UndoEntry } from './cart/undo-history.ts';
import { addInTurn, currentQuantities } from './cart/writes/additions.ts';
import { joinCartWrite } from './cart/writes/cart-queue.ts';
import { $session } from './session.ts';

/** Undos in progress, by the key of their entry. */
const undoing = new Map<string, Promise<Result<null>>>();

/**
 * Adds removed lines again, by item number and quantity. Refused lines stay in `$undoHistory`, with the reason. If the page is
 * left before the server has answered, the next page says how it ended. A second press before that joins the first.
 */
export function undoRemoval(entry: UndoEntry): Promise<Result<null>> {
  const known = undoing.get(entry.key);
  if (known) return known;
  const items = [entry, ...entry.rest].map(({ itemNumber, quantity }) => ({ itemNumber, quantity }));
  const write = { kind: 'undo', items, had: currentQuantities() } as const;
  const end = keepWhileOpen(ownerFor($session.get().visitor), write, () =>
    joinCartWrite({ key: `undo:${entry.key}`, rank: 'change', run: () => writeUndo(entry) }),
  ).finally(() => undoing.delete(entry.key));
  undoing.set(entry.key, end);
  return end;
}

/**
 * Restores removed lines, as one job of the queue. Refused ones stay undoable.
 * @returns the first refusal
 */
async function writeUndo(entry: UndoEntry): Promise<Result<null>> {
  const known = new Set($cart.get().cart?.lines.map(({ id }) => id));
  const additions = await addInTurn([entry, ...entry.rest]);
  const missing = additions.filter(({ failure }) => failure);
  const [first] = missing;
  const indexes = ($cart.get().cart?.lines ?? []).flatMap(({ id }, index) => (known.has(id) ? [] : [index]));
  endUndo(entry, { missing: missing.map(({ item }) => item), failure: first?.failure, indexes });
  return first?.failure ? { ok: false, failure: first.failure } : { ok: true, value: null };
}

/** The outcome of an Undo. */
interface UndoOutcome {
  /** The lines that could not be restored, and why. */
  missing: UndoLine[];
  failure: Failure | undefined;
  /** The positions of new lines in the cart, from 0. */
  indexes: readonly number[];
}

/**
 * Keeps the part of a removal that could not be restored, or marks the removal as restored. The entry stays the same
 * one, so its Undo keeps the focus, and all entries keep their positions between the lines.
 */
function endUndo({ key }: UndoEntry, { missing, failure, indexes }: UndoOutcome): void {
  const [first, ...rest] = missing.map(undoLineOf);
  const outcome = first ? { ...first, rest, failure } : { failure, restored: true };
  changeUndoHistory((entries) =>
    entries.map((entry) => {
      let { index } = entry;
      for (const added of indexes) if (added < index) index += 1;
      return entry.key === key ? { ...entry, ...outcome, index } : { ...entry, index };
    }),
  );
}
