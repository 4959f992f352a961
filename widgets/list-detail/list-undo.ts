/** Undoing a removal from a list; loaded with the first removal. */
import { addToList } from '../../shared/api/lists/list-changes.ts';
import { cartQuantities } from '../../shared/domain/cart/cart-quantities.ts';
import { type Failure, isInDoubt } from '../../shared/domain/failure.ts';
import { withQuantity } from '../../shared/domain/lists/shopping-list.ts';
import type { OpenWrite } from '../../shared/domain/open-write.ts';
import { announce } from '../../shared/page/announce.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { keepWhileOpen } from '../../shared/page/storage/open-writes.ts';
import { ownerFor } from '../../shared/page/storage/shopper-storage.ts';
import { $session } from '../../shared/stores/session.ts';
import { writeFailureLines } from '../../shared/ui/failure.tsx';
import type { ListRemovals } from './list-removals.ts';
import type { ListRemoval } from './removal-text.ts';

const messages = defineMessages('list-detail', {
  undone: 'Back on the list.',
  undoFailed: 'We couldn’t undo this. Please try again.',
  undoUnsure: 'We couldn’t confirm that this was undone. Please check the list first.',
});

/**
 * Undoes a removal: the items return at the end of the list. The next page says how it ended if this one is left before.
 */
export async function undoListRemoval(removals: ListRemovals, removal: ListRemoval): Promise<void> {
  const { $removals, enqueue, contents, reread } = removals;
  const items = removal.items.map(withQuantity);
  const had = contents() && cartQuantities({ lines: contents()?.items.map(withQuantity) ?? [] });
  const write: OpenWrite = { kind: 'list-undo', listId: removal.listId, items, had };
  const result = await keepWhileOpen(ownerFor($session.get().visitor), write, () =>
    enqueue(() => addToList(removal.listId, items)),
  );
  announce(result.ok ? messages.undone : problemOf(result.failure));
  const after = result.ok ? [] : [{ ...removal, failure: result.failure }];
  $removals.set($removals.get().flatMap((one) => (one.key === removal.key ? after : one)));
  if (result.ok || isInDoubt(result.failure)) await reread();
}

/** Why an Undo failed: the server's message, or our own. */
export function problemOf(failure: Failure): string {
  return writeFailureLines(failure, { failed: messages.undoFailed, unsure: messages.undoUnsure }).join(' ');
}
