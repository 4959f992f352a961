import { atom, type ReadableAtom } from 'nanostores';
import { addToList } from '../../shared/api/lists/list-changes.ts';
import { type ListContents, readList } from '../../shared/api/lists/list-items.ts';
import { changeList } from '../../shared/api/lists/list-to-cart.ts';
import { type ItemWithQuantity, quantitiesByItem } from '../../shared/domain/cart/quantities-by-item.ts';
import { type Failure, isInDoubt, type Result } from '../../shared/domain/failure.ts';
import { withQuantity } from '../../shared/domain/lists/shopping-list.ts';
import { createMoving, type Moving } from '../../shared/stores/lists/moving.ts';
import { $session } from '../../shared/stores/session.ts';

/** The items of one list that were moved to another, and can be moved back. */
export interface MovedList {
  key: string;
  listId: string;
  name?: string;
  items: readonly ItemWithQuantity[];
  movedTo: string;
  /** Why the last Undo failed. */
  failure?: Failure;
}

/** The moves of a page of lists. */
export interface ListsMoving {
  moving: Moving;
  /** Oldest first. */
  $moved: ReadableAtom<readonly MovedList[]>;
  /** Restores the items to their list; the other one keeps them. */
  undo(key: string): Promise<Result<null>>;
  dismiss(): void;
}

const DONE: Result<null> = { ok: true, value: null };

/** The server kept some items, or they don't have their own id. */
const KEPT: Failure = { kind: 'business', request: 'removeGiftitemIds', messages: [] };

/**
 * Makes the moves of all items of lists to another list [2 §2 Moving]. The emptied lists stay.
 * @param reread reads the page's lists again
 */
export function createListsMoving(reread: () => Promise<void>): ListsMoving {
  const $moved = atom<readonly MovedList[]>([]);
  /** The items that are still on the lists being moved. */
  const contents = new Map<string, ListContents>();
  let made = 0;

  const read = (listId: string) => {
    return readList({ listId, profileId: $session.get().visitor.profileId ?? '' });
  };
  const itemsOf = (listId: string) => contents.get(listId)?.items ?? [];
  const quantitiesOn = (listId: string) => quantitiesByItem(itemsOf(listId).map(withQuantity));

  /** Removes all items from a list. If the reply was lost, reads the list to find out. */
  async function empty(listId: string, movedTo: string): Promise<Result<null>> {
    const source = contents.get(listId);
    if (!source || source.items.length === 0) return DONE;
    const { list } = source;
    const removed = source.items.flatMap(({ giftItemId }) => giftItemId ?? []);
    const result = removed.length ? await changeList({ list, items: [], removed }) : DONE;
    if (!result.ok && !isInDoubt(result.failure)) return result;
    const after = await read(listId);
    if (!after.ok && !result.ok) return result;
    // If the list can't be read, the reply of the server counts.
    const present = after.ok ? new Set(after.value.items.map(({ giftItemId }) => giftItemId)) : undefined;
    const kept = source.items.filter(({ giftItemId }) => !giftItemId || present?.has(giftItemId));
    const gone = source.items.filter((item) => !kept.includes(item));
    contents.set(listId, { ...source, items: kept });
    if (gone.length) {
      made += 1;
      const items = quantitiesByItem(gone.map(withQuantity));
      $moved.set([...$moved.get(), { key: String(made), listId, name: list.name, items, movedTo }]);
    }
    if (kept.length === 0) return DONE;
    return { ok: false, failure: result.ok ? KEPT : result.failure };
  }

  const moving = createMoving({
    async prepare(listIds) {
      contents.clear();
      for (const listId of listIds) {
        const result = await read(listId);
        if (!result.ok) return { kind: 'failed', list: '', at: 'read', failure: result.failure };
        contents.set(listId, result.value);
      }
      return listIds.some((listId) => itemsOf(listId).length > 0) ? null : { kind: 'nothing' };
    },
    quantitiesOf: (listIds) => quantitiesByItem(listIds.flatMap(quantitiesOn)),
    async takeAway(listIds, movedTo) {
      let end = DONE;
      for (const listId of listIds) {
        const result = await empty(listId, movedTo);
        if (end.ok) end = result;
      }
      await reread();
      return end;
    },
    listsOf: (listIds) => listIds,
    left: (listIds) => listIds.filter((listId) => itemsOf(listId).length > 0),
  });

  return {
    moving,
    $moved,
    async undo(key) {
      const entry = $moved.get().find((moved) => moved.key === key);
      if (!entry) return DONE;
      const result = await addToList(entry.listId, entry.items);
      const others = $moved.get().filter((moved) => moved !== entry);
      $moved.set(result.ok ? others : [...others, { ...entry, failure: result.failure }]);
      if (result.ok || isInDoubt(result.failure)) await reread();
      return result;
    },
    dismiss: () => $moved.set([]),
  };
}
