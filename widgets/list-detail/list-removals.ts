import { atom, type ReadableAtom } from 'nanostores';
import { addToList } from '../../shared/api/lists/list-changes.ts';
import type { ListContents } from '../../shared/api/lists/list-items.ts';
import { changeList } from '../../shared/api/lists/list-to-cart.ts';
import { type Failure, isInDoubt, type Result } from '../../shared/domain/failure.ts';
import { itemName, type ListItem } from '../../shared/domain/lists/shopping-list.ts';
import { announce } from '../../shared/page/announce.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { writeFailureLines } from '../../shared/ui/failure.tsx';
import type { createSerialQueue } from './serial-queue.ts';

const messages = defineMessages('list-detail', {
  removeFailed: 'Nothing was removed. Please try again.',
  removedOne: '{name} was removed from the list.',
  removedSeveral: '{count} items were removed from the list.',
  movedOne: '{name} was moved to {list}. Undo puts it back here; {list} keeps it.',
  movedSeveral: '{count} items were moved to {list}. Undo puts them back here; {list} keeps them.',
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
  /** The list that they were moved to, by its name. */
  movedTo?: string;
  /** Why the last Undo has failed. */
  failure?: Failure;
}

const DONE: Result<null> = { ok: true, value: null };

/** The server has said yes to some of them only, or does not tell them apart. */
const KEPT: Failure = { kind: 'business', endpoint: 'removeGiftitemIds', messages: [] };

/** What has been taken off one list. */
export interface ListRemovals {
  /** Rows that are hidden because they were removed, until the list is read again. */
  $hidden: ReadableAtom<ReadonlySet<string>>;
  $removals: ReadableAtom<readonly ListRemoval[]>;
  /**
   * Takes items off the list; those that the server does not tell apart stay. Why they could not be removed is told
   * above the items, unless they were moved.
   * @param movedTo the list that has them now
   * @returns a failure where one of them is still on the list, or nobody knows
   */
  remove(items: readonly ListItem[], movedTo?: string): Promise<Result<null>>;
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
export function removalText({ items, movedTo: list }: ListRemoval): string {
  const [first, ...rest] = items;
  const { length: count } = items;
  if (!first || rest.length) {
    return list ? fill(messages.movedSeveral, { count, list }) : fill(messages.removedSeveral, { count });
  }
  const name = itemName(first);
  return list ? fill(messages.movedOne, { name, list }) : fill(messages.removedOne, { name });
}

/** Why the last Undo of a removal has failed: the server's words, where it has some. */
export function undoProblem({ failure }: ListRemoval): string | undefined {
  if (!failure) return undefined;
  return writeFailureLines(failure, { failed: messages.undoFailed, unsure: messages.undoUnsure }).join(' ');
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

  async function send(items: readonly ListItem[], movedTo?: string): Promise<Result<null>> {
    const removed = items.flatMap(({ giftItemId }) => giftItemId ?? []);
    const now = contents();
    if (!now) {
      hide(items, false);
      return { ok: false, failure: KEPT };
    }
    const result = await changeList({ list: now.list, items: [], removed });
    const doubtful = !result.ok && isInDoubt(result.failure);
    if (result.ok || doubtful) await reread();
    const after = contents();
    const stays = after?.items.some(({ giftItemId }) => giftItemId && removed.includes(giftItemId));
    if (!result.ok && (!doubtful || !after || stays)) {
      hide(items, false);
      const { removeFailed: failed } = messages;
      if (!movedTo) onFailure(result.failure, { failed, unsure: failed });
      return result;
    }
    made += 1;
    const removal = { key: made, listId: now.list.id, items, movedTo };
    $removals.set([...$removals.get(), removal]);
    announce(removalText(removal));
    return DONE;
  }

  async function remove(items: readonly ListItem[], movedTo?: string): Promise<Result<null>> {
    const known = items.filter(({ key, giftItemId }) => giftItemId && !$hidden.get().has(key));
    hide(known, true);
    const result = known.length ? await enqueue(() => send(known, movedTo)) : DONE;
    return result.ok && known.length < items.length ? { ok: false, failure: KEPT } : result;
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
      const refused = { ...removal, failure: result.failure };
      $removals.set($removals.get().map((one) => (one.key === removal.key ? refused : one)));
      announce(undoProblem(refused) ?? '');
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
