/** Writes about the cart as a whole: all pending quantities are sent, items are added, or all lines are removed. */

import type { AddedProductsReading } from '../../api/cart/added-products.ts';
import { addToCart, clearCart, removeCartLines } from '../../api/cart/cart-lines.ts';
import { isCartEmpty } from '../../domain/cart/cart.ts';
import { type Pieces, piecesByItem } from '../../domain/cart/pieces-by-item.ts';
import {
  type WantedQuantities,
  type WantedQuantity,
  wantOfEachLine,
} from '../../domain/cart/wanted-quantities.ts';
import { type Failure, isInDoubt, type Result } from '../../domain/failure.ts';
import { sumOf } from '../../domain/sum.ts';
import { applyWrite, handleWriteFailure } from './apply-write.ts';
import { $cart } from './cart.ts';
import { joinCartWrite, whenCartIdle } from './cart-queue.ts';
import { commitLine, prepareLineWrites } from './line-actions.ts';
import { $lineEdits, findUnansweredLine, isUnsettled } from './line-edits.ts';
import { pushServerEntries } from './server-entries.ts';
import { addUndoEntry, endUndo } from './undo-entries.ts';
import type { UndoEntry } from './undo-history.ts';

const DONE: Result<null> = { ok: true, value: null };

/**
 * Sends what is being typed and waits until nothing is on its way.
 * @returns `settled`: false when a quantity is not saved, or this is unknown; the caller then leaves the cart as it is.
 *   `unanswered`: a line whose field holds no quantity, such as 0; nothing is settled then either
 */
export async function flushCart(): Promise<{ settled: boolean; unanswered?: string }> {
  // A press that waits for this code is handled before.
  await prepareLineWrites();
  do {
    await Promise.all(linesBeingTyped().map(commitLine));
    await whenCartIdle();
  } while (linesBeingTyped().length);
  const unanswered = findUnansweredLine();
  return { settled: !unanswered && !Object.values($lineEdits.get()).some(isUnsettled), unanswered };
}

/** Empties the cart; one entry of `$undoHistory` brings everything back. */
export function removeAllLines(): Promise<Result<null>> {
  return joinCartWrite({ key: 'clear', rank: 'clear', run: writeClear });
}

/** Removes the rows that could not be read, as far as they have an id. What they are is unknown, so there is no undo. */
export function removeUnreadableLines(): Promise<Result<null>> {
  return joinCartWrite({ key: 'unreadable', rank: 'remove', run: writeUnreadableRemoval });
}

/** Adds an item by its number; a second identical press before the answer adds nothing. */
export function addItem(item: Pieces): Promise<Result<null>> {
  const key = `add:${item.itemNumber}:${item.quantity}`;
  return joinCartWrite({ key, rank: 'change', run: () => writeItem(item) });
}

/** Adds removed lines again, by item number and quantity. What the server refuses stays in `$undoHistory`, with its reason. */
export function undoRemoval(entry: UndoEntry): Promise<Result<null>> {
  return joinCartWrite({ key: `undo:${entry.key}`, rank: 'change', run: () => writeUndo(entry) });
}

/**
 * Shows what a reorder or a list has put into the cart: the cart is read again, the mini-cart and the other tabs
 * follow, and the page's tag manager gets the server's entries, without prices where this visitor sees none
 * [2 §4 List to cart]. Call it also when nothing was added, since the old cart may have been replaced. For a failure
 * call `handleWriteFailure` of `apply-write.ts` instead.
 */
export function takeAddedToCart({ dataLayer }: Pick<AddedProductsReading, 'dataLayer'>): Promise<void> {
  pushServerEntries(dataLayer);
  return applyWrite(null, wantAny());
}

/** For writes after which the cart may hold anything: the shopper is then told of no change. */
export function wantAny(): WantedQuantities {
  return wantOfEachLine($cart.get().cart, () => 'any');
}

/** Empties the cart and keeps its lines for one undo. What the shop no longer sells cannot be added again. */
async function writeClear(): Promise<Result<null>> {
  const { cart } = $cart.get();
  if (!cart) return DONE;
  const result = await clearCart({ shippingEstimated: !!cart.charges.zipCode });
  const wanted = wantOfEachLine($cart.get().cart, () => 0);
  if (result.ok) await applyWrite(result.value, wanted);
  else await handleWriteFailure(result.failure, wanted);
  const { cart: remaining } = $cart.get();
  if (!result.ok && remaining && !isCartEmpty(remaining)) return result;
  addUndoEntry(
    cart.lines.filter((line) => !line.discontinued),
    0,
  );
  return DONE;
}

async function writeUnreadableRemoval(): Promise<Result<null>> {
  const idsNow = () => $cart.get().cart?.unreadableLineIds ?? [];
  const ids = idsNow();
  if (!ids.length) return DONE;
  const result = await removeCartLines(ids);
  const wanted = { lines: Object.fromEntries(ids.map((id) => [id, 0])) };
  if (result.ok) await applyWrite(result.value, wanted);
  else await handleWriteFailure(result.failure, wanted);
  const isOpen = !result.ok && ($cart.get().stale || idsNow().some((id) => ids.includes(id)));
  return isOpen ? result : DONE;
}

/** Adds an item and shows the cart with it. It is never sent again without a press. */
async function writeItem(item: Pieces): Promise<Result<null>> {
  const wanted = wantAdded([item]);
  const result = await add(item, wanted);
  if (result.ok) await applyWrite(null, wanted);
  return result;
}

/**
 * Puts removed lines back, one after another, as one job of the queue. Those that the server refuses stay
 * undoable, and its first refusal is given back.
 */
async function writeUndo(entry: UndoEntry): Promise<Result<null>> {
  const items = [entry, ...entry.rest];
  const before = $cart.get();
  const wanted = wantAdded(items);
  const missing: typeof items = [];
  let failure: Failure | undefined;
  let { cart } = before;
  let addedSince: Pieces[] = [];
  for (const item of items) {
    // Only a refusal is about the one item; any other failure would stop the next one, too.
    const result = failure && failure.kind !== 'business' ? null : await add(item, wanted, addedSince);
    if (cart !== $cart.get().cart) addedSince = [];
    else if (result?.ok) addedSince.push(item);
    ({ cart } = $cart.get());
    if (result?.ok) continue;
    failure ??= result?.failure;
    missing.push(item);
  }
  const restored = items.filter((item) => !missing.includes(item));
  if (restored.length) await applyWrite(null, wantAdded(restored, before));
  const known = new Set(before.cart?.lines.map(({ id }) => id));
  const places = ($cart.get().cart?.lines ?? []).flatMap(({ id }, place) => (known.has(id) ? [] : [place]));
  endUndo(entry, { missing, failure, places });
  return failure ? { ok: false, failure } : DONE;
}

/**
 * One addition. An addition in doubt is decided by the pieces of that item in the cart.
 * @param wanted what this addition and those along with it should come to
 * @param addedSince what was added after the cart was read last: another line of the same item, perhaps
 */
async function add(
  { itemNumber, quantity }: Pieces,
  wanted: WantedQuantities,
  addedSince: readonly Pieces[] = [],
): Promise<Result<null>> {
  const read = piecesInCart(itemNumber);
  const since = addedSince.filter((item) => item.itemNumber === itemNumber);
  const before = read === null ? null : sumOf(since, (item) => item.quantity) + read;
  const result = await addToCart({ itemNumber, quantity });
  if (result.ok) return DONE;
  // The failure says that it was not added, so no change notice repeats it.
  const items = Object.keys(wanted.items ?? {}).map((item) => [item, 'any']);
  await handleWriteFailure(result.failure, { items: Object.fromEntries(items) });
  const arrived = isInDoubt(result.failure) && !$cart.get().stale && before !== null;
  return arrived && (piecesInCart(itemNumber) ?? 0) >= before + quantity ? DONE : result;
}

/** How many pieces of an item are in the cart, on all of its lines; null while the cart is not known. */
export function piecesInCart(itemNumber: string): number | null {
  const lines = $cart.get().cart?.lines.filter((line) => line.itemNumber === itemNumber);
  return lines ? sumOf(lines, ({ quantity }) => quantity) : null;
}

/** What the lines of added items should come to; unknown where an item has several lines. */
function wantAdded(added: readonly Pieces[], { cart } = $cart.get()): WantedQuantities {
  const lines = cart?.lines ?? [];
  const items = piecesByItem(added).map(({ itemNumber, quantity }): [string, WantedQuantity] => {
    const [line, another] = lines.filter((one) => one.itemNumber === itemNumber);
    return [itemNumber, another ? 'any' : (line?.quantity ?? 0) + quantity];
  });
  return { items: Object.fromEntries(items) };
}

function linesBeingTyped(): string[] {
  const edits = Object.entries($lineEdits.get());
  return edits.filter(([, edit]) => edit?.phase === 'editing').map(([lineId]) => lineId);
}
