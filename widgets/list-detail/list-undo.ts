/** Undoing a removal from a list; loaded with the first removal. */
import { addToList } from '../../shared/api/lists/list-changes.ts';
import { type Failure, isInDoubt, type Result } from '../../shared/domain/failure.ts';
import { announce } from '../../shared/page/announce.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { writeFailureLines } from '../../shared/ui/failure.tsx';
import type { ListRemovals } from './list-removals.ts';
import type { ListRemoval } from './removal-text.ts';

const messages = defineMessages('list-detail', {
  undone: 'Back on the list.',
  undoFailed: 'We couldn’t undo this. Please try again.',
  undoUnsure: 'We couldn’t confirm that this was undone. Please check the list first.',
});

/** Undoes a removal: the items return at the end of the list. */
export async function undoRemoval(
  { $removals, enqueue, reread }: ListRemovals,
  removal: ListRemoval,
): Promise<void> {
  const result = await enqueue(() => putBack(removal));
  const after = result.ok ? [] : [{ ...removal, failure: result.failure }];
  $removals.set($removals.get().flatMap((one) => (one.key === removal.key ? after : one)));
  if (result.ok || isInDoubt(result.failure)) await reread();
}

/** Restores the items, and announces the result. */
async function putBack(removal: ListRemoval): Promise<Result<null>> {
  const items = removal.items.map(({ productId, quantity }) => ({
    itemNumber: productId,
    quantity: quantity ?? 1,
  }));
  const result = await addToList(removal.listId, items);
  announce(result.ok ? messages.undone : problemOf(result.failure));
  return result;
}

/** Why an Undo failed: the server's message, or our own. */
export function problemOf(failure: Failure): string {
  return writeFailureLines(failure, { failed: messages.undoFailed, unsure: messages.undoUnsure }).join(' ');
}
