/** Undoing a removal from a list; loaded with the first removal. */
import { addToList } from '../../../shared/api/lists/list-changes.ts';
import type { ListContents } from '../../../shared/api/lists/list-items.ts';
import {
  type CartQuantities,
  cartQuantities,
  missingItems,
} from '../../../shared/domain/cart/cart-quantities.ts';
import { type Failure, isInDoubt, type Result, unchangedBy } from '../../../shared/domain/failure.ts';
import { writeJson } from '../../../shared/domain/json.ts';
import { withQuantity } from '../../../shared/domain/lists/shopping-list.ts';
import type { OpenWrite } from '../../../shared/domain/open-write.ts';
import { announce } from '../../../shared/page/announce.ts';
import { defineMessages } from '../../../shared/page/messages.ts';
import { keepWhileOpen } from '../../../shared/page/storage/open-writes.ts';
import { ownerFor } from '../../../shared/page/storage/shopper-storage.ts';
import { $session } from '../../../shared/stores/session.ts';
import { writeFailureLines } from '../../../shared/ui/failure.tsx';
import type { ListRemovals } from './list-removals.ts';
import type { ListRemoval } from './removal-text.ts';

const messages = defineMessages('list-detail', {
  undone: 'Back on the list.',
  undoFailed: 'We couldn’t undo this. Please try again.',
  undoUnsure: 'We couldn’t confirm that this was undone. Please check the list first.',
});

const UNCHANGED = unchangedBy('POST shopping-list/add-items');

/** Undos in progress. */
const undoing = new WeakMap<ListRemoval, Promise<void>>();

/**
 * Undoes a removal: the items return at the end of the list. If the page is left before it ends, the next page reports
 * the outcome. A second press meanwhile joins the first.
 */
export function undoListRemoval(removals: ListRemovals, removal: ListRemoval): Promise<void> {
  const known = undoing.get(removal);
  if (known) return known;
  const end = undo(removals, removal);
  undoing.set(removal, end);
  return end;
}

async function undo(removals: ListRemovals, removal: ListRemoval): Promise<void> {
  const { $removals, enqueue, contents } = removals;
  const had = removal.had ?? quantitiesWithout(removal, contents());
  const write: OpenWrite = { kind: 'list-undo', listId: removal.listId, items: itemsOf(removal), had };
  const result = await keepWhileOpen(ownerFor($session.get().visitor), write, () =>
    enqueue(() => putBack(removals, { ...removal, had })),
  );
  announce(result.ok ? messages.undone : problemOf(result.failure));
  const isOpen = !result.ok && isInDoubt(result.failure);
  const after = result.ok ? [] : [{ ...removal, had: isOpen ? had : undefined, failure: result.failure }];
  $removals.set($removals.get().flatMap((one) => (one.key === removal.key ? after : one)));
}

/**
 * Adds the items again, then reads the list: after a lost reply it decides, and after any other it must have changed
 * [reliability Lost reply, reliability Old replies]. After an earlier Undo in doubt, it is also read before.
 */
async function putBack(removals: ListRemovals, removal: ListRemoval): Promise<Result<null>> {
  const { listId, failure: earlier, had } = removal;
  if (earlier && isInDoubt(earlier)) {
    const known = await readAgain(removals, listId);
    if (!known) return { ok: false, failure: earlier };
    if (areBack(removal, known)) return { ok: true, value: null };
  }
  const before = removals.contents();
  const result = await addToList(listId, itemsOf(removal));
  if (!result.ok && !isInDoubt(result.failure)) return result;
  const after = await readAgain(removals, listId);
  if (!after) return result;
  if (!result.ok && had) return areBack(removal, after) ? { ok: true, value: null } : result;
  const isSame = result.ok && writeJson(after.items) === writeJson(before?.items);
  return isSame ? { ok: false, failure: UNCHANGED } : result;
}

/** Reads the list. @returns null if it can't be read, or is another one by now */
async function readAgain({ contents, reread }: ListRemovals, listId: string): Promise<ListContents | null> {
  const before = contents();
  await reread();
  const after = contents();
  return after !== before && after?.list.id === listId ? after : null;
}

function areBack(removal: ListRemoval, list: ListContents): boolean {
  const now = quantitiesWithout(removal, list);
  return missingItems(itemsOf(removal), removal.had ?? null, now).length === 0;
}

const itemsOf = ({ items }: ListRemoval) => items.map(withQuantity);

/** What is on a list, without the rows that were removed: a list that was read before the removal still has them. */
function quantitiesWithout({ items }: ListRemoval, list: ListContents | null): CartQuantities | null {
  const removed = new Set(items.map(({ key }) => key));
  const rows = list?.items.filter(({ key }) => !removed.has(key));
  return rows ? cartQuantities({ lines: rows.map(withQuantity) }) : null;
}

/** Why an Undo failed: the server's message, or our own. */
export function problemOf(failure: Failure): string {
  return writeFailureLines(failure, { failed: messages.undoFailed, unsure: messages.undoUnsure }).join(' ');
}
