/** Moving things to one of the shopper's lists: added first, and taken away once that was confirmed [2 §2 Moving]. */
import { atom, type ReadableAtom } from 'nanostores';
import { addToList } from '../../api/lists/list-changes.ts';
import { readLists } from '../../api/lists/lists.ts';
import type { Pieces } from '../../domain/cart/pieces-by-item.ts';
import type { Result } from '../../domain/failure.ts';
import type { MoveEnding } from '../../domain/lists/move.ts';
import type { ListTexts } from '../../domain/lists/shopping-list.ts';
import { defineMessages } from '../../page/messages.ts';
import { writeStore } from '../store.ts';
import { createNewListFiller, type FillOutcome } from './fill-new-list.ts';

const messages = defineMessages('shared', { laterList: 'Save for later' });

/** Where the things are now, by ids that tell them apart. */
export interface MoveSource {
  /** Saves what is being typed, reads what is not known. @returns why nothing can be moved; null where it can */
  prepare: (ids: readonly string[]) => Promise<MoveEnding | null>;
  piecesOf: (ids: readonly string[]) => readonly Pieces[];
  /** @param list its name */
  takeAway: (ids: readonly string[], list: string) => Promise<Result<null>>;
  /** Those that are still there. */
  left: (ids: readonly string[]) => string[];
}

/** The moves of one page. */
export interface Moving {
  /** What the shopper chooses a list for; null while no dialog is open. */
  $asked: ReadableAtom<readonly string[] | null>;
  /** How the last move has ended, outside of the dialog. */
  $ending: ReadableAtom<MoveEnding | null>;
  /** Asks where these are to go. */
  ask(ids: readonly string[]): void;
  close(): void;
  /** Moves what was asked about to a list; the dialog closes where they are there. */
  moveTo(list: { id: string; name: string }): Promise<MoveEnding>;
  /** The same with a list that is made for them. */
  moveToNew(list: ListTexts): Promise<MoveEnding>;
  /** Moves these to the list for later, which is made where there is none. */
  saveForLater(ids: readonly string[]): Promise<MoveEnding>;
  /** Takes away what is in both places. */
  retry(): Promise<void>;
  dismiss(): void;
}

type Fill = (pieces: readonly Pieces[]) => Promise<FillOutcome>;

/** Makes the moves of one page. */
export function createMoving({ prepare, piecesOf, takeAway, left }: MoveSource): Moving {
  const $asked = atom<readonly string[] | null>(null);
  const $ending = atom<MoveEnding | null>(null);
  const newLists = createNewListFiller();
  const ask = (ids: readonly string[] | null) => writeStore(() => $asked.set(ids));
  const tell = (ending: MoveEnding | null) => writeStore(() => $ending.set(ending));

  const into = (listId: string): Fill => {
    return async (pieces) => {
      const added = await addToList(listId, pieces);
      return added.ok ? added : { ...added, at: 'items' };
    };
  };

  async function fillLater(pieces: readonly Pieces[]): Promise<FillOutcome> {
    const read = await readLists();
    if (!read.ok) return { ...read, at: 'list' };
    const isLater = (name = '') => name.trim().toLowerCase() === messages.laterList.toLowerCase();
    const found = read.value.lists.find(({ name }) => isLater(name));
    if (found) return into(found.id)(pieces);
    return newLists.fill({ name: messages.laterList, description: '', isPublic: false }, pieces);
  }

  async function takeFrom(ids: readonly string[], list: string): Promise<MoveEnding> {
    const { length: count } = piecesOf(ids);
    const taken = await takeAway(ids, list);
    if (taken.ok) return { kind: 'moved', list, count };
    const still = left(ids);
    return { kind: 'both', list, ids: still, count: piecesOf(still).length, failure: taken.failure };
  }

  async function move(ids: readonly string[], list: string, fill: Fill): Promise<MoveEnding> {
    tell(null);
    const obstacle = await prepare(ids);
    if (obstacle) return obstacle;
    const filled = await fill(piecesOf(ids));
    return filled.ok ? takeFrom(ids, list) : { ...filled, kind: 'failed', list };
  }

  /** A dialog that is still open says itself that nothing was moved. */
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
    moveToNew: (list) => moveAsked(list.name, (pieces) => newLists.fill(list, pieces)),
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
