import { readFriendLists } from '../../shared/api/lists/lists.ts';
import { loadListSurroundings } from '../../shared/connected/lists/list-page.tsx';
import type { ShoppingList } from '../../shared/domain/lists/shopping-list.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { createListAdding, type ListAdding } from '../../shared/stores/lists/list-adding.ts';
import { createListCopying, type ListCopying } from '../../shared/stores/lists/list-copying.ts';
import { type ListsTable, listsSource } from '../../shared/stores/lists/list-table.ts';
import { createTable } from '../../shared/stores/table.ts';
import { foundTextOf } from '../../shared/ui/lists/list-table.tsx';

const messages = defineMessages('friend-lists', {
  found: '{count} {count:list|lists} found.',
  foundNone: 'No lists match “{text}”.',
});

/** The sentence with the number of search results. */
export const foundListsText = foundTextOf(messages);

/** One widget's lists of another customer, and the shopper's actions on them. */
export interface FriendListsState {
  table: ListsTable;
  adding: ListAdding;
  copying: ListCopying;
  /** Opens the dialog for a list's copy. */
  copy(list: ShoppingList): void;
  addToCart(list: ShoppingList): Promise<boolean>;
}

/** Creates the state of one widget [2 §2 Friend lists]. */
export function createFriendLists(): FriendListsState {
  const table: ListsTable = createTable({
    ...listsSource({
      read: readFriendLists,
      load: loadListSurroundings,
      answerOf: ({ answerFriendQuery }) => answerFriendQuery,
      idParameter: 'id',
    }),
    foundText: foundListsText,
  });
  const adding = createListAdding();
  const copying = createListCopying();
  return {
    table,
    adding,
    copying,
    copy: (list) => copying.begin({ ...list, profileId: table.$state.get().query.id }),
    addToCart: ({ id }) => adding.add(id, ({ addListsToCart }) => addListsToCart([id])),
  };
}
