import { atom, type ReadableAtom } from 'nanostores';
import type { ListContents } from '../../shared/api/friend-lists.ts';
import { isInDoubt } from '../../shared/api/in-doubt.ts';
import { changeList } from '../../shared/api/list-to-cart.ts';
import { addToList } from '../../shared/api/lists.ts';
import type { Failure } from '../../shared/api/result.ts';
import type { ListItem } from '../../shared/domain/shopping-list.ts';
import { announce } from '../../shared/page/announce.ts';
import { fill } from '../../shared/page/messages.ts';
import { markSessionEnded } from '../../shared/stores/session.ts';
import { messages } from './list-detail-messages.ts';
import type { createSerialQueue } from './serial-queue.ts';

/** Items that were taken off the list together, and can be put back. */
export interface Removal {
  /** Tells removals apart. */
  key: number;
  listId: string;
  items: readonly ListItem[];
}

/** What has been taken off one list. */
export interface ListRemovals {
  /** Rows that are gone for the shopper, though the list has not been read again. */
  $hidden: ReadableAtom<ReadonlySet<string>>;
  $removals: ReadableAtom<readonly Removal[]>;
  /** Takes items off the list; those that the server does not tell apart stay. */
  remove(items: readonly ListItem[]): Promise<void>;
  /** Puts them back, at the end of the list. */
  undo(removal: Removal): Promise<void>;
  dismiss(removal: Removal): void;
  /** The list has been read again: what is not on it any more need not be hidden. */
  reconcile(): void;
}

interface ListRemovalsOptions {
  contents: () => ListContents | null;
  enqueue: ReturnType<typeof createSerialQueue>;
  reread: () => Promise<void>;
  onFailure: (failure: Failure, texts: { failed: string; unsure: string }) => void;
}

/** What was removed, in words. */
export function removalText({ items: [first, ...rest] }: Removal): string {
  if (rest.length) return fill(messages.removedSeveral, { count: rest.length + 1 });
  return fill(messages.removedOne, { name: first?.name ?? first?.productId ?? '' });
}

/** Makes the removals of a list. A removal whose reply was lost is decided by reading the list. */
export function createListRemovals({
  contents,
  enqueue,
  reread,
  onFailure,
}: ListRemovalsOptions): ListRemovals {
  const $hidden = atom<ReadonlySet<string>>(new Set());
  const $removals = atom<readonly Removal[]>([]);
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
    if (failure.kind === 'session') markSessionEnded();
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

  async function undo(removal: Removal): Promise<void> {
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

  function dismiss({ key }: Removal): void {
    $removals.set($removals.get().filter((removal) => removal.key !== key));
  }

  function reconcile(): void {
    const keys = contents()?.items.map(({ key }) => key) ?? [];
    $hidden.set(new Set(keys.filter((key) => $hidden.get().has(key))));
  }

  return { $hidden, $removals, remove, undo, dismiss, reconcile };
}
