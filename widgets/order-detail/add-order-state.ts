import { atom, type ReadableAtom } from 'nanostores';
import { createLatestRead } from '../../shared/api/latest-read.ts';
import { readLists } from '../../shared/api/list-reading.ts';
import { addToList } from '../../shared/api/lists.ts';
import type { Failure } from '../../shared/api/result.ts';
import type { Pieces } from '../../shared/domain/pieces-by-item.ts';
import type { ShoppingList } from '../../shared/domain/shopping-list.ts';
import { createNewListFiller, type FillOutcome } from '../../shared/stores/fill-new-list.ts';
import { markSessionEnded } from '../../shared/stores/session.ts';

/** The shopper's lists as far as they have been read. */
export interface ListsOffer {
  lists: ShoppingList[] | null;
  failure: Failure | null;
}

/** What putting an order into a list knows. */
export interface AddOrderState {
  $offer: ReadableAtom<ListsOffer>;
  /** Reads the lists, also once more; gives the way to stop. */
  open(): () => void;
  /** Puts the items into a list; sent again, they are in it twice. */
  add(listId: string): Promise<FillOutcome>;
  /** Makes a list of the items. */
  create(list: { name: string; description: string }): Promise<FillOutcome>;
}

/** Makes the state of one try to put these items into a list. */
export function createAddOrder(pieces: readonly Pieces[]): AddOrderState {
  const $offer = atom<ListsOffer>({ lists: null, failure: null });
  const reads = createLatestRead();
  const filler = createNewListFiller();

  async function read(): Promise<void> {
    const result = await reads.run((signal) => readLists({ signal }));
    if (!result) return;
    if (!result.ok && result.failure.kind === 'session') markSessionEnded();
    $offer.set(
      result.ok ? { lists: result.value.lists, failure: null } : { lists: null, failure: result.failure },
    );
  }

  function noted(outcome: FillOutcome): FillOutcome {
    if (!outcome.ok && outcome.failure.kind === 'session') markSessionEnded();
    return outcome;
  }

  return {
    $offer,
    open() {
      $offer.set({ lists: null, failure: null });
      void read();
      return reads.end;
    },
    async add(listId) {
      const result = await addToList(listId, pieces);
      return noted(result.ok ? result : { ...result, at: 'items' });
    },
    async create(list) {
      return noted(await filler.fill(list, pieces));
    },
  };
}
