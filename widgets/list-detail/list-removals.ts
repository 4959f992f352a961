import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { ListContents } from '../../shared/api/lists/list-items.ts';
import type { Failure, Result } from '../../shared/domain/failure.ts';
import type { ListItem } from '../../shared/domain/lists/shopping-list.ts';
import { announce } from '../../shared/page/announce.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import type { WithModule } from '../../shared/page/parts/load-part.ts';
import type * as writes from './list-writes.ts';
import type { ListRemoval } from './removal-text.ts';
import type { createSerialQueue } from './serial-queue.ts';

const messages = defineMessages('list-detail', {
  removeFailed: 'Nothing was removed. Please try again.',
});

const DONE: Result<null> = { ok: true, value: null };

/** The server does not tell them apart. */
const KEPT: Failure = { kind: 'business', endpoint: 'removeGiftitemIds', messages: [] };

const MISSING: Failure = { kind: 'network', endpoint: 'list-writes.ts', messages: [] };

/** What has been taken off one list. */
export interface ListRemovals {
  /** Rows that are hidden because they were removed, until the list is read again. */
  $hidden: ReadableAtom<ReadonlySet<string>>;
  /** Those that can be undone, oldest first. */
  $removals: WritableAtom<readonly ListRemoval[]>;
  /** What has the focus since the last press of a Remove; its Undo gets the focus from there [accessibility Removal]. */
  $waiting: WritableAtom<Element | null>;
  /**
   * Takes items off the list; those that the server does not tell apart stay. Why they could not be removed is told
   * above the items, unless they were moved.
   * @param movedTo the list that has them now
   * @returns a failure where one of them is still on the list, or nobody knows
   */
  remove(items: readonly ListItem[], movedTo?: string): Promise<Result<null>>;
  /** The list has been read again: items that are no longer on it need no hiding. */
  reconcile(): void;
  /** Waits for the changes before. */
  enqueue: ReturnType<typeof createSerialQueue>;
  /** Reads the list anew. */
  reread: () => Promise<void>;
}

interface ListRemovalsOptions {
  withWrites: WithModule<typeof writes>;
  contents: () => ListContents | null;
  enqueue: ReturnType<typeof createSerialQueue>;
  reread: () => Promise<void>;
  onFailure: (failure: Failure, texts: { failed: string; unsure: string }) => void;
}

/** Makes the removals of a list. */
export function createListRemovals({
  contents,
  enqueue,
  withWrites,
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

  async function send(items: readonly ListItem[], movedTo?: string): Promise<Result<null>> {
    const list = contents()?.list;
    const result = await withWrites<Result<null>>(
      ({ sendItemRemoval }) => sendItemRemoval({ contents, reread }, items),
      () => ({ ok: false, failure: MISSING }),
    );
    if (!list || !result.ok) {
      hide(items, false);
      const { removeFailed: failed } = messages;
      if (!movedTo && !result.ok) onFailure(result.failure, { failed, unsure: failed });
      return result;
    }
    made += 1;
    const removal = { key: made, listId: list.id, items, movedTo };
    $removals.set([...$removals.get(), removal]);
    void withWrites(
      ({ removalText }) => announce(removalText(removal)),
      () => undefined,
    );
    return DONE;
  }

  async function remove(items: readonly ListItem[], movedTo?: string): Promise<Result<null>> {
    const known = items.filter(({ key, giftItemId }) => giftItemId && !$hidden.get().has(key));
    hide(known, true);
    $waiting.set(movedTo ? null : document.activeElement);
    const result = known.length ? await enqueue(() => send(known, movedTo)) : DONE;
    return result.ok && known.length < items.length ? { ok: false, failure: KEPT } : result;
  }

  function reconcile(): void {
    const keys = contents()?.items.map(({ key }) => key) ?? [];
    $hidden.set(new Set(keys.filter((key) => $hidden.get().has(key))));
  }

  return { $hidden, $removals, $waiting, remove, reconcile, enqueue, reread };
}
