import { atom, type ReadableAtom } from 'nanostores';
import { addToList } from '../../shared/api/lists/list-changes.ts';
import type { ListContents } from '../../shared/api/lists/list-items.ts';
import { changeList } from '../../shared/api/lists/list-to-cart.ts';
import { type Failure, isInDoubt } from '../../shared/domain/failure.ts';
import { itemName, type ListItem } from '../../shared/domain/lists/shopping-list.ts';
import { announce } from '../../shared/page/announce.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import type { createSerialQueue } from './serial-queue.ts';

const messages = defineMessages('list-detail', {
  removeFailed: 'Nothing was removed. Please try again.',
  removedOne: '{name} was removed from the list.',
  removedSeveral: '{count} items were removed from the list.',
  undone: 'Back on the list.',
  undoFailed: 'This could not be undone. Please try again.',
  undoUnsure: 'We could not find out whether this was undone. Please look at the list first.',
});

/** Items that were taken off the list together, and can be put back. */
export interface ListRemoval {
  /** Tells removals apart. */
  key: number;
  listId: string;
  items: readonly ListItem[];
}

/** What has been taken off one list. */
export interface ListRemovals {
  /** Rows that are hidden because they were removed, until the list is read again. */
  $hidden: ReadableAtom<ReadonlySet<string>>;
  $removals: ReadableAtom<readonly ListRemoval[]>;
  /** Takes items off the list; those that the server does not tell apart stay. */
  remove(items: readonly ListItem[]): Promise<void>;
  /** Puts them back, at the end of the list. */
  undo(removal: ListRemoval): Promise<void>;
  dismiss(removal: ListRemoval): void;
  /** The list has been read again: items that are no longer on it need no hiding. */
  reconcile(): void;
}

interface ListRemovalsOptions {
  contents: () => ListContents | null;
  enqueue: ReturnType<typeof createSerialQueue>;
  reread: () => Promise<void>;
  onFailure: (failure: Failure, texts: { failed: string; unsure: string }) => void;
}

/** The sentence that says what was removed. */
export function removalText({ items: [first, ...rest] }: ListRemoval): string {
  if (!first || rest.length) return fill(messages.removedSeveral, { count: rest.length + 1 });
  return fill(messages.removedOne, { name: itemName(first) });
}

/** Makes the removals of a list. A removal whose reply was lost is decided by reading the list. */
export function createListRemovals({
  contents,
  enqueue,
  reread,
  onFailure,
}: ListRemovalsOptions): ListRemovals {
  const $hidden = atom<ReadonlySet<string>>(new Set());
  const $removals = atom<readonly ListRemoval[]>([]);
  let made = 0;

  function hide(items: readonly ListItem[], on: boolean): void {
    const hidden = new Set($hidden.get());
    for (const { key } of items) {
      if (on) hidden.add(key);
      else hidden.delete(key);
    }
    $hidden.set(hidden);
  }

  function fail(failure: Failure, failed: string, unsure = failed): void {
    onFailure(failure, { failed, unsure });
  }

  async function send(items: readonly ListItem[], removed: string[]): Promise<void> {
    const now = contents();
    if (!now) return hide(items, false);
    const result = await changeList({ list: now.list, items: [], removed });
    const doubtful = !result.ok && isInDoubt(result.failure);
    if (result.ok || doubtful) await reread();
    const after = contents();
    const stays = after?.items.some(({ giftItemId }) => giftItemId && removed.includes(giftItemId));
    if (!result.ok && (!doubtful || !after || stays)) {
      hide(items, false);
      return fail(result.failure, messages.removeFailed);
    }
    made += 1;
    const removal = { key: made, listId: now.list.id, items };
    $removals.set([...$removals.get(), removal]);
    announce(removalText(removal));
  }

  async function remove(items: readonly ListItem[]): Promise<void> {
    const known = items.filter(({ key, giftItemId }) => giftItemId && !$hidden.get().has(key));
    if (!known.length) return;
    hide(known, true);
    const removed = known.flatMap(({ giftItemId }) => giftItemId ?? []);
    await enqueue(() => send(known, removed));
  }

  async function undo(removal: ListRemoval): Promise<void> {
    const items = removal.items.map(({ productId, quantity }) => ({
      itemNumber: productId,
      quantity: quantity ?? 1,
    }));
    const result = await enqueue(() => addToList(removal.listId, items));
    if (result.ok) {
      dismiss(removal);
      announce(messages.undone);
    } else {
      fail(result.failure, messages.undoFailed, messages.undoUnsure);
    }
    if (result.ok || isInDoubt(result.failure)) await reread();
  }

  function dismiss({ key }: ListRemoval): void {
    $removals.set($removals.get().filter((removal) => removal.key !== key));
  }

  function reconcile(): void {
    const keys = contents()?.items.map(({ key }) => key) ?? [];
    $hidden.set(new Set(keys.filter((key) => $hidden.get().has(key))));
  }

  return { $hidden, $removals, remove, undo, dismiss, reconcile };
}
