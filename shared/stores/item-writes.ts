import { addToCart } from '../api/cart-lines.ts';
import type { Failure, Result } from '../api/result.ts';
import type { WantedQuantity } from '../domain/cart-changes.ts';
import { applyWrite, DONE, handleWriteFailure, isInDoubt } from './apply-write.ts';
import { $cart } from './cart.ts';
import { addUndoEntry, dropUndoEntry } from './undo-entries.ts';
import type { UndoEntry } from './undo-history.ts';

/** An item number and how many pieces of it. */
export interface OrderItem {
  itemNumber: string;
  quantity: number;
}

/** Adds an item, as a job of the queue, and shows the cart with it. Never repeated by itself. */
export async function writeItem(item: OrderItem): Promise<Result<null>> {
  const wanted = expectAdded([item]);
  const result = await add(item, wanted);
  if (result.ok) await applyWrite(null, wanted);
  return result;
}

/**
 * Puts removed lines back, one after another, as one job of the queue. Those that the server refuses stay
 * undoable, and its first refusal is given back.
 */
export async function writeUndo(removal: UndoEntry): Promise<Result<null>> {
  const items = [removal, ...removal.rest];
  const wanted = expectAdded(items);
  const missing: typeof items = [];
  let failure: Failure | undefined;
  for (const item of items) {
    // Only a refusal is about the one item; whatever else failed would fail the next one, too.
    const result = failure && failure.kind !== 'business' ? null : await add(item, wanted);
    if (result?.ok) continue;
    failure ??= result?.failure;
    missing.push(item);
  }
  dropUndoEntry(removal.key);
  addUndoEntry(missing, removal.index);
  if (missing.length < items.length) await applyWrite(null, wanted);
  return failure ? { ok: false, failure } : DONE;
}

/** One addition. An addition in doubt is decided by the pieces of that item in the cart. */
async function add(item: OrderItem, wanted: WantedQuantity): Promise<Result<null>> {
  const before = countItem(item);
  const result = await addToCart({ itemNumber: item.itemNumber, quantity: item.quantity });
  if (result.ok) return DONE;
  // What was not added is told with the failure, and not once more as a change.
  await handleWriteFailure(result.failure, (line) =>
    wanted(line) === undefined ? undefined : line.quantity,
  );
  const arrived = isInDoubt(result.failure) && !$cart.get().stale && before !== null;
  return arrived && (countItem(item) ?? 0) >= before + item.quantity ? DONE : result;
}

function countItem({ itemNumber }: OrderItem): number | null {
  const lines = $cart.get().cart?.lines.filter((line) => line.itemNumber === itemNumber);
  return lines ? lines.reduce((sum, line) => sum + line.quantity, 0) : null;
}

/** What the lines of added items should come to; with several lines of an item nobody can tell. */
function expectAdded(items: OrderItem[]): WantedQuantity {
  const before = $cart.get().cart?.lines ?? [];
  const added = new Map(items.map(({ itemNumber, quantity }) => [itemNumber, quantity]));
  return (line) => {
    const quantity = added.get(line.itemNumber);
    const same = before.filter(({ itemNumber }) => itemNumber === line.itemNumber);
    if (quantity === undefined) return undefined;
    return same.length > 1 ? line.quantity : (same[0]?.quantity ?? 0) + quantity;
  };
}
