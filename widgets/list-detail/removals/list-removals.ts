import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { ListContents } from '../../../shared/api/lists/list-items.ts';
import type { Failure, Result } from '../../../shared/domain/failure.ts';
import type { ListItem } from '../../../shared/domain/lists/shopping-list.ts';
import { announce } from '../../../shared/page/announce.ts';
import type { LazyModule } from '../../../shared/page/lazy/lazy-module.ts';
import { defineMessages } from '../../../shared/page/messages.ts';
import type * as listWrites from '../list-writes.ts';
import type { createSerialQueue } from '../serial-queue.ts';
import type { ListRemoval } from './removal-text.ts';

const messages = defineMessages('list-detail', {
  removeFailed: 'Nothing was removed. Please try again.',
});

const DONE: Result<null> = { ok: true, value: null };

/** Items without their own id can't be removed. */
const KEPT: Failure = { kind: 'business', request: 'removeGiftitemIds', messages: [] };

/** The items that have been removed from one list. */
export interface ListRemovals {
  /** The rows of removed items, hidden until the list is read again. */
  $hidden: ReadableAtom<ReadonlySet<string>>;
  /** The removals that can be undone, oldest first. */
  $removals: WritableAtom<readonly ListRemoval[]>;
  /** The element with the focus after the last press of Remove. The Undo takes the focus from it [accessibility Removal]. */
  $waiting: WritableAtom<Element | null>;
  /**
   * Removes items from the list; items without their own id stay. Shows a failure above the items, unless
   * they were moved.
   * @param movedTo the name of the list that has them now
   * @returns a failure if one of them is still on the list, or may be
   */
  remove(items: readonly ListItem[], movedTo?: string): Promise<Result<null>>;
  /** Forgets hidden rows that are no longer on the list. Call it when the list has been read again. */
  reconcile(): void;
  /** Runs a change of the list after the changes before it. */
  enqueue: ReturnType<typeof createSerialQueue>;
  /** The list that is shown; null until it has been read. */
  contents: () => ListContents | null;
  /** Reads the list again. */
  reread: () => Promise<void>;
}

interface ListRemovalsOptions {
  writes: LazyModule<typeof listWrites>;
  contents: () => ListContents | null;
  enqueue: ReturnType<typeof createSerialQueue>;
  reread: () => Promise<void>;
  onFailure: (failure: Failure, texts: { failed: string; unsure: string }) => void;
}

/** Creates the removals of a list. */
export function createListRemovals({
  contents,
  enqueue,
  writes,
  reread,
  onFailure,
}: ListRemovalsOptions): ListRemovals {
  const $hidden = atom<ReadonlySet<string>>(new Set());
  const $removals = atom<readonly ListRemoval[]>([]);
  const $waiting = atom<Element | null>(null);
  let made = 0;

  function hide(items: readonly ListItem[], on: boolean): void {
    const hidden = new Set($hidden.get());
    for (const { key } of items) {
      if (on) hidden.add(key);
      else hidden.delete(key);
    }
    $hidden.set(hidden);
  }

  function fail(items: readonly ListItem[], failure: Failure, movedTo?: string): void {
    hide(items, false);
    const { removeFailed: failed } = messages;
    if (!movedTo) onFailure(failure, { failed, unsure: failed });
  }

  async function send(items: readonly ListItem[], movedTo?: string): Promise<Result<null>> {
    const listId = contents()?.list.id;
    const result = await writes.call(({ sendItemRemoval }) => sendItemRemoval({ contents, reread }, items));
    if (!result.ok) {
      fail(items, result.failure, movedTo);
      return result;
    }
    made += 1;
    const removal = { key: made, listId: listId ?? '', items, movedTo };
    $removals.set([...$removals.get(), removal]);
    void writes.use(({ removalText }) => announce(removalText(removal)));
    return DONE;
  }

  async function sendInTurn(items: readonly ListItem[], movedTo?: string): Promise<Result<null>> {
    let isBegun = false;
    const run = () => {
      isBegun = true;
      return enqueue(() => send(items, movedTo));
    };
    const listId = contents()?.list.id ?? '';
    const result = await writes.call(({ keepItemRemoval }) => keepItemRemoval(listId, items, run));
    // The code could not be loaded.
    if (!isBegun && !result.ok) fail(items, result.failure, movedTo);
    return result;
  }

  async function remove(items: readonly ListItem[], movedTo?: string): Promise<Result<null>> {
    const known = items.filter(({ key, giftItemId }) => giftItemId && !$hidden.get().has(key));
    hide(known, true);
    $waiting.set(movedTo ? null : document.activeElement);
    const result = known.length ? await sendInTurn(known, movedTo) : DONE;
    return result.ok && known.length < items.length ? { ok: false, failure: KEPT } : result;
  }

  function reconcile(): void {
    const keys = contents()?.items.map(({ key }) => key) ?? [];
    $hidden.set(new Set(keys.filter((key) => $hidden.get().has(key))));
  }

  return { $hidden, $removals, $waiting, remove, reconcile, enqueue, contents, reread };
}
