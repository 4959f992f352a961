import { addToList, createList } from '../../api/lists/list-changes.ts';
import { readLists } from '../../api/lists/lists.ts';
import type { ItemWithQuantity } from '../../domain/cart/quantities-by-item.ts';
import type { Failure, Result } from '../../domain/failure.ts';
import type { ListTexts } from '../../domain/lists/shopping-list.ts';

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

/** Creates a filler. It remembers a list that it could not fill, and uses it the next time. */
export function createNewListFiller(): NewListFiller {
  let unfilled: (ListTexts & { id: string }) | undefined;
  return {
    async fill(details, items) {
      const fields = ['name', 'description', 'isPublic'] as const;
      if (!unfilled || fields.some((field) => unfilled?.[field] !== details[field])) {
        const made = await createList(details);
        if (!made.ok) return { ok: false, failure: made.failure, at: 'list' };
        const id = made.value ? ({ ok: true, value: made.value } as const) : await findNewList(details.name);
        if (!id.ok) return { ...id, at: 'list' };
        unfilled = { ...details, id: id.value };
      }
      const filled = await addToList(unfilled.id, items);
      if (!filled.ok) return { ok: false, failure: filled.failure, at: 'items' };
      const { id } = unfilled;
      unfilled = undefined;
      return { ok: true, value: null, id };
    },
  };
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
