/** Moves things to one of the shopper's lists: adds them there, then removes them here once that is confirmed [2 §2 Moving]. */
import { atom, type ReadableAtom } from 'nanostores';
import { addToList } from '../../api/lists/list-changes.ts';
import { readLists } from '../../api/lists/lists.ts';
import type { ItemWithQuantity } from '../../domain/cart/quantities-by-item.ts';
import { type Failure, type Result, unchangedBy } from '../../domain/failure.ts';
import type { MoveEnding } from '../../domain/lists/move.ts';
import type { ListTexts } from '../../domain/lists/shopping-list.ts';
import type { OpenWrite } from '../../domain/open-write.ts';
import { sumOf } from '../../domain/sum.ts';
import { defineMessages } from '../../page/messages.ts';
import { isMadeBefore, noteMade } from '../../page/storage/made-writes.ts';
import { keepWhileOpen } from '../../page/storage/open-writes.ts';
import { ownerFor } from '../../page/storage/shopper-storage.ts';
import { $session } from '../session.ts';
import { writeStore } from '../store.ts';
import { createNewListFiller, type FillOutcome } from './fill-new-list.ts';
import { readListQuantities } from './list-reading.ts';

const messages = defineMessages('shared', { laterList: 'Save for later' });

/** The place where the things are now. Ids tell them apart. */
export interface MoveSource {
  /** Saves pending input and reads missing data. @returns why nothing can be moved, or null */
  prepare: (ids: readonly string[]) => Promise<MoveEnding | null>;
  quantitiesOf: (ids: readonly string[]) => readonly ItemWithQuantity[];
  /** @param list its name */
  takeAway: (ids: readonly string[], list: string) => Promise<Result<null>>;
  /** The ids of the lists that these things are on; left out for the cart. */
  listsOf?: (ids: readonly string[]) => readonly string[];
  /** The things that are still here. */
  left: (ids: readonly string[]) => string[];
}

/** The moves of one page. */
export interface Moving {
  /** The things for which the shopper chooses a list; null while no dialog is open. */
  $asked: ReadableAtom<readonly string[] | null>;
  /** How the last move ended, for a notice outside the dialog. */
  $ending: ReadableAtom<MoveEnding | null>;
  /** Asks which list these are moved to. */
  ask(ids: readonly string[]): void;
  close(): void;
  /** Moves the things of the dialog to a list. The dialog closes once they are on it. */
  moveTo(list: { id: string; name: string }): Promise<MoveEnding>;
  /** The same, with a new list. */
  moveToNew(list: ListTexts): Promise<MoveEnding>;
  /** Moves these to the list for later, which is created if there is none. */
  saveForLater(ids: readonly string[]): Promise<MoveEnding>;
  /** Removes the things that are also on the other list from here. */
  retry(): Promise<void>;
  dismiss(): void;
}

const UNCHANGED = unchangedBy('POST shopping-list/add-items');

/** Something must be settled first. */
const NOT_SENT: Failure = { ...UNCHANGED, kind: 'refused' };

type Fill = (items: readonly ItemWithQuantity[]) => Promise<FillOutcome>;

/** Creates the moves of one page. */
export function createMoving({ prepare, quantitiesOf, takeAway, listsOf, left }: MoveSource): Moving {
  const $asked = atom<readonly string[] | null>(null);
  const $ending = atom<MoveEnding | null>(null);
  const newLists = createNewListFiller();
  const ask = (ids: readonly string[] | null) => writeStore(() => $asked.set(ids));
  const tell = (ending: MoveEnding | null) => writeStore(() => $ending.set(ending));

  const owner = () => ownerFor($session.get().visitor);

  // A broken proxy may answer the same call again with its earlier reply, so the list is then read before and after it.
  const into = (listId: string): Fill => {
    return async (items) => {
      const filling = { listId, items };
      const before = isMadeBefore(owner(), filling) ? await countUnitsOn(listId) : null;
      const added = await addToList(listId, items);
      if (!added.ok) return { ...added, at: 'items' };
      noteMade(owner(), filling);
      const isUnchanged = before !== null && (await countUnitsOn(listId)) === before;
      return isUnchanged ? { ok: false, failure: UNCHANGED, at: 'items' } : added;
    };
  };

  async function intoNew(list: ListTexts, items: readonly ItemWithQuantity[]): Promise<FillOutcome> {
    const filled = await newLists.fill(list, items);
    if (filled.ok) noteMade(owner(), { listId: filled.id, items });
    return filled;
  }

  async function fillLater(items: readonly ItemWithQuantity[]): Promise<FillOutcome> {
    const read = await readLists();
    if (!read.ok) return { ...read, at: 'list' };
    const isLater = (name = '') => name.trim().toLowerCase() === messages.laterList.toLowerCase();
    const found = read.value.lists.find(({ name }) => isLater(name));
    if (found) return into(found.id)(items);
    return intoNew({ name: messages.laterList, description: '', isPublic: false }, items);
  }

  async function takeFrom(ids: readonly string[], list: string): Promise<MoveEnding> {
    const { length: count } = quantitiesOf(ids);
    const taken = await takeAway(ids, list);
    if (taken.ok) return { kind: 'moved', list, count };
    const still = left(ids);
    return { kind: 'both', list, ids: still, count: quantitiesOf(still).length, failure: taken.failure };
  }

  async function move(ids: readonly string[], list: string, fill: Fill): Promise<MoveEnding> {
    tell(null);
    // Kept from the press on: the page may be left while something is still being saved.
    const write: OpenWrite = {
      kind: 'move',
      list,
      lists: (listsOf?.(ids) ?? []).map((id) => ({ id })),
      items: quantitiesOf(ids),
    };
    let ending: MoveEnding = { kind: 'nothing' };
    await keepWhileOpen<Result<unknown>>(owner(), write, async () => {
      const obstacle = await prepare(ids);
      if (obstacle) {
        ending = obstacle;
        return { ok: false, failure: NOT_SENT };
      }
      const filled = await fill(quantitiesOf(ids));
      ending = filled.ok ? await takeFrom(ids, list) : { ...filled, kind: 'failed', list };
      return 'failure' in ending ? { ok: false, failure: ending.failure } : filled;
    });
    return ending;
  }

  /** A dialog that is still open itself says that nothing was moved. */
  async function moveAsked(list: string, fill: Fill): Promise<MoveEnding> {
    const ids = $asked.get() ?? [];
    const ending = await move(ids, list, fill);
    const isOpen = $asked.get() === ids;
    const isMoved = ending.kind === 'moved' || ending.kind === 'both';
    if (isMoved && isOpen) ask(null);
    if (isMoved || !isOpen) tell(ending);
    return ending;
  }

  return {
    $asked,
    $ending,
    ask,
    close: () => ask(null),
    moveTo: ({ id, name }) => moveAsked(name, into(id)),
    moveToNew: (list) => moveAsked(list.name, (items) => intoNew(list, items)),
    async saveForLater(ids) {
      const ending = await move(ids, messages.laterList, fillLater);
      tell(ending);
      return ending;
    },
    async retry() {
      const ending = $ending.get();
      if (ending?.kind === 'both') tell(await takeFrom(left(ending.ids), ending.list));
    },
    dismiss: () => tell(null),
  };
}

/** @returns how many units are on the list; null if it can't be read */
async function countUnitsOn(listId: string): Promise<number | null> {
  const now = await readListQuantities(listId);
  return now && sumOf(Object.values(now), (quantity) => quantity);
}
