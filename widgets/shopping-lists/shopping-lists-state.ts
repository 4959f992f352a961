import { atom, type ReadableAtom } from 'nanostores';
import { readLists } from '../../shared/api/lists/lists.ts';
import { loadListSurroundings } from '../../shared/connected/lists/list-page.tsx';
import type { ShoppingList } from '../../shared/domain/lists/shopping-list.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { createListAdding, type ListAdding } from '../../shared/stores/lists/list-adding.ts';
import { createListMessages, type ListMessages } from '../../shared/stores/lists/list-message.ts';
import { type ListsTable, listsSource } from '../../shared/stores/lists/list-table.ts';
import { createSelection, type Selection } from '../../shared/stores/lists/selection.ts';
import { createTable } from '../../shared/stores/table.ts';

const messages = defineMessages('shopping-lists', {
  listsFound: '{count} {count:list|lists} found',
});

/** The dialog that is open. */
export type ListsDialog =
  | { kind: 'new' | 'friend' }
  | { kind: 'email' | 'copy'; list: ShoppingList }
  /** `hidden` are also ticked, but not on the screen: they stay. */
  | { kind: 'delete'; lists: readonly ShoppingList[]; hidden: number };

/** One page of lists. */
export interface ShoppingListsState extends ListMessages {
  table: ListsTable;
  $dialog: ReadableAtom<ListsDialog | null>;
  adding: ListAdding;
  selection: Selection;
  search(text: string): Promise<void>;
  /** At least one list is ticked. */
  addSelected(): Promise<unknown>;
  /** At least one ticked list is on the screen. */
  askToDelete(): void;
  /** The lists whose items the shopper wants to move; a new value at each press. */
  $moving: ReadableAtom<readonly string[] | null>;
  /** At least one ticked list is on the screen. */
  moveSelected(): void;
  open(dialog: ListsDialog): void;
  close(): void;
}

/** Creates the state of one page of the shopper's own lists [2 §2 Lists page]. */
export function createShoppingLists(): ShoppingListsState {
  const $dialog = atom<ListsDialog | null>(null);
  const $moving = atom<readonly string[] | null>(null);
  const { $message, tell } = createListMessages();
  const adding = createListAdding();
  const selection = createSelection();
  const table: ListsTable = createTable({
    ...listsSource({
      read: (_, options) => readLists(options),
      load: loadListSurroundings,
      answerOf: ({ answerOwnQuery }) => answerOwnQuery,
    }),
    foundText: (count) => fill(messages.listsFound, { count }),
    onShown: ({ rows, contents }) => selection.offer(idsOf(rows), idsOf(contents.lists)),
  });

  return {
    table,
    $dialog,
    $message,
    adding,
    selection,
    search(text) {
      tell(null);
      return table.search(text);
    },
    async addSelected() {
      tell(null);
      const listIds = [...selection.selected.peek()];
      return adding.add('selected', ({ addListsToCart }) => addListsToCart(listIds));
    },
    askToDelete() {
      tell(null);
      const shown = new Set(selection.inSight.peek());
      const lists = (table.$state.get().shown?.rows ?? []).filter(({ id }) => shown.has(id));
      $dialog.set({ kind: 'delete', lists, hidden: selection.selected.peek().size - shown.size });
    },
    $moving,
    moveSelected() {
      tell(null);
      $moving.set([...selection.inSight.peek()]);
    },
    open: (dialog) => $dialog.set(dialog),
    close: () => $dialog.set(null),
    tell,
  };
}

function idsOf(lists: readonly ShoppingList[]): string[] {
  return lists.map(({ id }) => id);
}
