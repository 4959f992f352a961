/** Restores removed lines to the cart. */
import { withAdditions } from '../domain/cart/cart-quantities.ts';
import type { ItemWithQuantity } from '../domain/cart/quantities-by-item.ts';
import type { Failure, Result } from '../domain/failure.ts';
import { keepWhileOpen } from '../page/storage/open-writes.ts';
import { ownerFor } from '../page/storage/shopper-storage.ts';
import { $cart } from './cart/cart.ts';
import { changeUndoHistory, type UndoEntry, type UndoLine, undoLineOf } from './cart/undo-history.ts';
import {
  additionOf,
  currentQuantities,
  isCartAsBefore,
  NOT_ADDED,
  wantAdded,
} from './cart/writes/additions.ts';
import { joinCartWrite } from './cart/writes/cart-queue.ts';
import { applyWrite, settleWrite } from './cart/writes/settle-write.ts';
import { isMadeAgain } from './made-additions.ts';
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
 * Restores removed lines, one after another, as one job of the queue. Refused ones stay undoable.
 * @returns the first refusal
 */
async function writeUndo(entry: UndoEntry): Promise<Result<null>> {
  const items = [entry, ...entry.rest];
  const before = $cart.get();
  const quantities = currentQuantities();
  const wanted = wantAdded(items);
  let missing: typeof items = [];
  let failure: Failure | undefined;
  let { cart } = before;
  // Lines that were added since the last read, possibly another line of the same item.
  let addedSince: ItemWithQuantity[] = [];
  for (const item of items) {
    const known = currentQuantities();
    const expected = known && withAdditions(known, addedSince);
    // A refusal concerns one item only; any other failure would also stop the next one.
    const isStopped = failure && failure.kind !== 'business';
    const result = isStopped ? null : await settleWrite(additionOf(item, expected, wanted));
    if (cart !== $cart.get().cart) addedSince = [];
    else if (result?.ok) addedSince.push(item);
    ({ cart } = $cart.get());
    if (result?.ok) continue;
    failure ??= result?.failure;
    missing.push(item);
  }
  const restored = items.filter((item) => !missing.includes(item));
  if (restored.length) await applyWrite(null, wantAdded(restored, before));
  if (restored.filter(isMadeAgain).length && isCartAsBefore(quantities)) {
    missing = items;
    failure ??= NOT_ADDED.failure;
  }
  const known = new Set(before.cart?.lines.map(({ id }) => id));
  const indexes = ($cart.get().cart?.lines ?? []).flatMap(({ id }, index) => (known.has(id) ? [] : [index]));
  endUndo(entry, { missing, failure, indexes });
  return failure ? { ok: false, failure } : { ok: true, value: null };
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
