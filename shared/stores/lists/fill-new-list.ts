import { addToList, createList } from '../../api/lists/list-changes.ts';
import { readLists } from '../../api/lists/lists.ts';
import { quantityOf } from '../../domain/cart/cart-quantities.ts';
import type { ItemWithQuantity } from '../../domain/cart/quantities-by-item.ts';
import { type Failure, type Result, unchangedBy } from '../../domain/failure.ts';
import type { ListTexts } from '../../domain/lists/shopping-list.ts';
import { isMadeBefore, noteMade } from '../../page/storage/made-writes.ts';
import { keepWhileOpen } from '../../page/storage/open-writes.ts';
import { ownerFor } from '../../page/storage/shopper-storage.ts';
import { $session } from '../session.ts';
import { readListQuantities } from './list-reading.ts';

/**
 * How it ended. `at` says where it failed. `list`: there is no list, or this is unknown. `items`: the list
 * exists and is empty; filling one of the same name again uses it.
 */
export type FillOutcome = { ok: true; value: null } | { ok: false; failure: Failure; at: 'list' | 'items' };

/** The same, with the id of the created list. */
export type NewListOutcome = FillOutcome & ({ ok: true; id: string } | { ok: false });

/** Creates lists and fills them. */
export interface NewListFiller {
  /** @param details trimmed, within the limits of a list; the name isn't empty */
  fill(details: ListTexts, items: readonly ItemWithQuantity[]): Promise<NewListOutcome>;
}

const UNCHANGED = unchangedBy('POST shopping-list/new-list');

const owner = () => ownerFor($session.get().visitor);

/** Creates a list and fills it with `filler`. The next page says how it ended if this one is left before. */
export function fillKept(
  filler: NewListFiller,
  details: ListTexts,
  items: readonly ItemWithQuantity[],
): Promise<NewListOutcome> {
  const write = { kind: 'new-list', list: details.name, items } as const;
  return keepWhileOpen(owner(), write, () => filler.fill(details, items));
}

/** Creates a filler. It remembers a list that it could not fill, and uses it the next time. */
export function createNewListFiller(): NewListFiller {
  let unfilled: (ListTexts & { id: string; isRepeated: boolean }) | undefined;
  return {
    async fill(details, items) {
      const fields = ['name', 'description', 'isPublic'] as const;
      if (!unfilled || fields.some((field) => unfilled?.[field] !== details[field])) {
        const making = { newList: details };
        const isRepeated = isMadeBefore(owner(), making);
        const made = await createList(details);
        if (!made.ok) return { ok: false, failure: made.failure, at: 'list' };
        const id = made.value ? ({ ok: true, value: made.value } as const) : await findNewList(details.name);
        if (!id.ok) return { ...id, at: 'list' };
        unfilled = { ...details, id: id.value, isRepeated };
        noteMade(owner(), making);
      }
      const filled = await addToList(unfilled.id, items);
      if (!filled.ok) return { ok: false, failure: filled.failure, at: 'items' };
      const { id, isRepeated } = unfilled;
      unfilled = undefined;
      if (isRepeated && !(await hasItems(id, items))) return { ok: false, failure: UNCHANGED, at: 'list' };
      return { ok: true, value: null, id };
    },
  };
}

async function hasItems(listId: string, items: readonly ItemWithQuantity[]): Promise<boolean> {
  const now = await readListQuantities(listId);
  return now !== null && items.every(({ itemNumber, quantity }) => quantityOf(itemNumber, now) >= quantity);
}

/** Finds a list that was just created without the server sending its id: the only empty list of that name. */
async function findNewList(wanted: string): Promise<Result<string>> {
  const read = await readLists();
  if (!read.ok) return read;
  const found = read.value.lists.filter(({ name, itemCount }) => name === wanted && !itemCount);
  const [list, another] = found;
  if (list && !another) return { ok: true, value: list.id };
  const request = 'POST shopping-list/new-list';
  return { ok: false, failure: { kind: 'contract', request, messages: [] } };
}
