import { addToList, createList } from '../../api/lists/list-changes.ts';
import type { Pieces } from '../../domain/cart/pieces-by-item.ts';
import type { Failure } from '../../domain/failure.ts';
import type { ListTexts } from '../../domain/lists/shopping-list.ts';

/**
 * How it ended. Where it failed: `list`: there is no list, unless the failure leaves that open. `items`: the
 * list is there and empty, and filling it again under the same name goes on with it.
 */
export type FillOutcome = { ok: true; value: null } | { ok: false; failure: Failure; at: 'list' | 'items' };

/** The same, with the id of the list that was made. */
export type NewListOutcome = FillOutcome & ({ ok: true; id: string } | { ok: false });

/** Makes lists and fills them. */
export interface NewListFiller {
  /** @param details without outer blanks, within the limits of a list; the name is not empty */
  fill(details: ListTexts, items: readonly Pieces[]): Promise<NewListOutcome>;
}

/** Makes a filler. It remembers a list that it could not fill, so that it makes no second one. */
export function createNewListFiller(): NewListFiller {
  let unfilled: (ListTexts & { id: string }) | undefined;
  return {
    async fill(details, items) {
      const parts = ['name', 'description', 'isPublic'] as const;
      if (!unfilled || parts.some((part) => unfilled?.[part] !== details[part])) {
        const made = await createList(details);
        if (!made.ok) return { ok: false, failure: made.failure, at: 'list' };
        unfilled = { ...details, id: made.value };
      }
      const filled = await addToList(unfilled.id, items);
      if (!filled.ok) return { ok: false, failure: filled.failure, at: 'items' };
      const { id } = unfilled;
      unfilled = undefined;
      return { ok: true, value: null, id };
    },
  };
}
