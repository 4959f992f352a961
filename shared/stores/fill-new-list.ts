import { addToList, createList, type NewList } from '../api/lists.ts';
import type { Failure } from '../api/result.ts';
import type { Pieces } from '../domain/pieces-by-item.ts';

/**
 * How it ended. Where it failed: `list`: there is no list, unless the failure leaves that open. `items`: the
 * list is there and empty, and filling it again under the same name goes on with it.
 */
export type FillOutcome = { ok: true; value: null } | { ok: false; failure: Failure; at: 'list' | 'items' };

/** Makes lists and fills them. */
export interface NewListFiller {
  /** @param details without outer blanks, within the limits of a list; the name is not empty */
  fill(details: NewList, items: readonly Pieces[]): Promise<FillOutcome>;
}

/** Gives what makes a list of items; it remembers a list that it could not fill, so as to make no second one. */
export function createNewListFiller(): NewListFiller {
  let unfilled: (NewList & { id: string }) | undefined;
  return {
    async fill(details, items) {
      const isSame = unfilled?.name === details.name && unfilled.description === details.description;
      if (!unfilled || !isSame) {
        const made = await createList(details);
        if (!made.ok) return { ok: false, failure: made.failure, at: 'list' };
        unfilled = { ...details, id: made.value };
      }
      const filled = await addToList(unfilled.id, items);
      if (!filled.ok) return { ok: false, failure: filled.failure, at: 'items' };
      unfilled = undefined;
      return { ok: true, value: null };
    },
  };
}
