import { atom, type ReadableAtom } from 'nanostores';
import { addListsToCart } from '../../shared/api/lists/list-to-cart.ts';
import { readLists, sortLists } from '../../shared/api/lists/lists.ts';
import type { ShoppingList } from '../../shared/domain/lists/shopping-list.ts';
import { takeFlashMessage } from '../../shared/page/flash-message.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { createListAdding, type ListAdding } from '../../shared/stores/lists/list-adding.ts';
import { createListMessages, type ListMessages } from '../../shared/stores/lists/list-message.ts';
import { type ListsTable, listsSource } from '../../shared/stores/lists/list-table.ts';
import { createTable } from '../../shared/stores/table.ts';
import { createSelection, type Selection } from '../../shared/ui/table/selection.tsx';

/** What the page can be shown without. */
export const loadShoppingListsParts = () => import('./shopping-lists-lazy.tsx');

const messages = defineMessages('shopping-lists', {
  listsFound: '{count} lists found',
  oneListFound: '1 list found',
  chooseToAdd: 'Please choose at least one shopping list to add the items from that list to your Cart.',
  chooseToDelete: 'Please choose at least one shopping list to delete.',
  chooseToMove: 'Please choose at least one shopping list to move its items.',
  chooseShown: 'The lists that you have selected are not shown. Only lists that you can see are deleted.',
});

/** The dialog that is open. */
export type ListsDialog =
  | { kind: 'new' | 'friend' }
  | { kind: 'email' | 'copy'; list: ShoppingList }
  /** `hidden` are ticked, too, but out of sight: they stay. */
  | { kind: 'delete'; lists: readonly ShoppingList[]; hidden: number };

/** One page of lists. */
export interface ShoppingListsState extends ListMessages {
  table: ListsTable;
  $dialog: ReadableAtom<ListsDialog | null>;
  adding: ListAdding;
  selection: Selection;
  /** Shows the lists as the page's address asks for them, and a message from the page before. @returns unsubscribe */
  start(): () => void;
  search(text: string): Promise<void>;
  addSelected(): Promise<unknown>;
  askToDelete(): void;
  /** The lists whose items the shopper wants to move; a new value at each press. */
  $moving: ReadableAtom<readonly string[] | null>;
  moveSelected(): void;
  open(dialog: ListsDialog): void;
  close(): void;
}

/** Makes the state of one page of the shopper's own lists [2 §2 Lists page]. */
export function createShoppingLists(): ShoppingListsState {
  const $dialog = atom<ListsDialog | null>(null);
  const $moving = atom<readonly string[] | null>(null);
  const { $message, tell } = createListMessages();
  const adding = createListAdding();
  const selection = createSelection();
  const table: ListsTable = createTable({
    ...listsSource({
      read: (_, options) => readLists(options),
      sort: (_, sort, options) => sortLists(sort, options),
      ofFriend: false,
    }),
    foundText: (count) => (count === 1 ? messages.oneListFound : fill(messages.listsFound, { count })),
    onShown: ({ rows, contents }) => selection.offer(idsOf(rows), idsOf(contents.lists)),
  });

  /** Says what to do where no list was chosen. */
  function demand(listIds: readonly string[], text: string): void {
    tell(listIds.length ? null : { tone: 'danger', text });
  }

  return {
    table,
    $dialog,
    $message,
    adding,
    selection,
    start() {
      const flash = takeFlashMessage();
      if (flash) tell(flash);
      return table.open();
    },
    search(text) {
      tell(null);
      return table.search(text);
    },
    async addSelected() {
      const listIds = [...selection.selected.peek()];
      demand(listIds, messages.chooseToAdd);
      return listIds.length > 0 && adding.add('selected', () => addListsToCart(listIds));
    },
    askToDelete() {
      const shown = new Set(selection.inSight.peek());
      const ticked = selection.selected.peek().size;
      demand([...shown], ticked ? messages.chooseShown : messages.chooseToDelete);
      const lists = (table.$state.get().shown?.rows ?? []).filter(({ id }) => shown.has(id));
      if (lists.length) $dialog.set({ kind: 'delete', lists, hidden: ticked - shown.size });
    },
    $moving,
    moveSelected() {
      const listIds = [...selection.inSight.peek()];
      demand(listIds, messages.chooseToMove);
      if (listIds.length) $moving.set(listIds);
    },
    open: (dialog) => $dialog.set(dialog),
    close: () => $dialog.set(null),
    tell,
  };
}

function idsOf(lists: readonly ShoppingList[]): string[] {
  return lists.map(({ id }) => id);
}
