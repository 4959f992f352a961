import type { CartQuantities } from '../../../shared/domain/cart/cart-quantities.ts';
import type { Failure } from '../../../shared/domain/failure.ts';
import { itemName, type ListItem } from '../../../shared/domain/lists/shopping-list.ts';
import { defineMessages, fill } from '../../../shared/page/messages.ts';

const messages = defineMessages('list-detail', {
  removedOne: '{name} was removed from the list.',
  removedSeveral: '{count} items were removed from the list.',
  movedOne: '{name} was moved to {list}. Undo puts it back here and leaves it on {list}.',
  movedSeveral: '{count} items were moved to {list}. Undo puts them back here and leaves them on {list}.',
});

/** Items that were removed from the list together, and can be restored. */
export interface ListRemoval {
  /** Identifies the removal. */
  key: number;
  listId: string;
  items: readonly ListItem[];
  /** The name of the list that they were moved to. */
  movedTo?: string;
  /** Why the last Undo failed. */
  failure?: Failure;
  /** What was on the list before an Undo whose outcome is unknown. */
  had?: CartQuantities | null;
}

/** The sentence about the removal. */
export function removalText({ items, movedTo: list }: ListRemoval): string {
  const [first, ...rest] = items;
  const { length: count } = items;
  if (!first || rest.length) {
    return list ? fill(messages.movedSeveral, { count, list }) : fill(messages.removedSeveral, { count });
  }
  const name = itemName(first);
  return list ? fill(messages.movedOne, { name, list }) : fill(messages.removedOne, { name });
}
