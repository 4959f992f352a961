import { atom, type ReadableAtom } from 'nanostores';
import { readLists, sortLists } from '../../shared/api/list-reading.ts';
import type { ListsReading } from '../../shared/api/list-rows.ts';
import { searchLists } from '../../shared/api/list-searching.ts';
import { addListsToCart } from '../../shared/api/list-to-cart.ts';
import type { Failure, Result } from '../../shared/api/result.ts';
import { LIST_LIMITS, type ListSortKey, type ShoppingList } from '../../shared/domain/shopping-list.ts';
import { nextSort } from '../../shared/domain/sort.ts';
import { announce } from '../../shared/page/announce.ts';
import { type FlashMessage, takeFlashMessage } from '../../shared/page/flash-message.ts';
import { loadPart } from '../../shared/page/load-part.ts';
import { fill } from '../../shared/page/messages.ts';
import { changeQuery, whenQueryChanges } from '../../shared/page/page-query.ts';
import { onPageRestored } from '../../shared/page/page-restored.ts';
import { readTableQuery, tableQuery } from '../../shared/page/table-query.ts';
import { createListAdding, type ListAdding } from '../../shared/stores/list-adding.ts';
import { $session } from '../../shared/stores/session.ts';
import { createTableView, type TableView } from '../../shared/stores/table-view.ts';
import { createSelection, type Selection } from '../../shared/ui/selection.ts';
import { messages } from './shopping-lists-messages.ts';

/** The dialog that is open. */
export type ListsDialog =
  | { kind: 'new' | 'friend' }
  | { kind: 'email' | 'copy'; list: ShoppingList }
  | { kind: 'delete'; listIds: string[] };

/** What there is to say above the table: of a failure, why and what became of it; a list that it speaks of. */
export type ListsMessage =
  | (FlashMessage & { listId?: string })
  | { failure: Failure; failed: string; unsure: string };

/** One page of lists. */
export interface ShoppingListsState {
  $table: TableView<ListsReading, ShoppingList, ListSortKey>['$table'];
  $dialog: ReadableAtom<ListsDialog | null>;
  $message: ReadableAtom<ListsMessage | null>;
  adding: ListAdding;
  selection: Selection;
  /** Reads the lists as the page's address asks for them. @returns ends it */
  start(): () => void;
  sortBy(key: ListSortKey): void;
  search(text: string): Promise<void>;
  retry(): Promise<void>;
  /** Reads everything again, as after a change. */
  reread(): Promise<void>;
  addSelected(): Promise<unknown>;
  askToDelete(): void;
  open(dialog: ListsDialog): void;
  close(): void;
  tell(message: ListsMessage | null): void;
}

const KEYS: readonly ListSortKey[] = ['eventName', 'creationDate', 'quantity', 'total'];

/** Fetches dialogs and changes; fetched once. */
export function loadLazyPart() {
  return loadPart(() => import('./shopping-lists-lazy.ts'));
}

/** Makes the state of one page of the shopper's own lists [2 §2, Shopping Lists]. */
export function createShoppingLists(): ShoppingListsState {
  const $dialog = atom<ListsDialog | null>(null);
  const $message = atom<ListsMessage | null>(null);
  const adding = createListAdding();
  const selection = createSelection();
  const table = createTableView<ListsReading, ShoppingList, ListSortKey>(
    {
      read: (_, options) => readLists(options),
      rowsOf: ({ lists }) => lists,
      readSorted: async (_, sort, options) => listsOf(await sortLists(sort, options)),
      readFound: async ({ search, whole }, options) => {
        const listIds = whole.lists.map(({ id }) => id);
        return listsOf(await searchLists({ text: search, listIds, ofFriend: false }, options));
      },
      keyOf: ({ id }) => id,
      idOf: ({ id }) => id,
    },
    queryOfPage(),
  );

  /** What the address asks for. */
  function queryOfPage() {
    const { showsPrices } = $session.get().visitor;
    const keys = KEYS.filter((key) => showsPrices || key !== 'total');
    return { id: '', ...readTableQuery(keys, LIST_LIMITS.search) };
  }

  function start(): () => void {
    const message = takeFlashMessage();
    if (message) tell(message);
    const stops = [
      table.$table.listen(({ rows }) => selection.offer(rows.map(({ id }) => id))),
      whenQueryChanges(() => void table.ask(queryOfPage())),
      onPageRestored(() => void table.reread()),
    ];
    void table.ask(queryOfPage());
    return () => {
      for (const stop of stops) stop();
      table.end();
    };
  }

  function sortBy(key: ListSortKey): void {
    const asked = table.$table.get().query;
    changeQuery(tableQuery({ ...asked, sort: nextSort(asked.sort, key) }), 'replace');
    void table.ask(queryOfPage());
  }

  async function search(text: string): Promise<void> {
    const asked = table.$table.get().query;
    const wanted = text.trim();
    tell(null);
    changeQuery(tableQuery({ ...asked, search: wanted }), 'push');
    await table.ask(queryOfPage());
    const { busy, shown, rows } = table.$table.get();
    if (busy || !wanted || shown.search !== wanted) return;
    const { length: count } = rows;
    announce(count === 1 ? messages.oneListFound : fill(messages.listsFound, { count }));
  }

  async function addSelected(): Promise<unknown> {
    const listIds = [...selection.selected.peek()];
    tell(listIds.length ? null : { tone: 'danger', text: messages.chooseToAdd });
    return listIds.length > 0 && adding.add('selected', () => addListsToCart(listIds));
  }

  function askToDelete(): void {
    const listIds = [...selection.selected.peek()];
    tell(listIds.length ? null : { tone: 'danger', text: messages.chooseToDelete });
    if (listIds.length) open({ kind: 'delete', listIds });
  }

  function open(dialog: ListsDialog): void {
    $dialog.set(dialog);
  }

  function tell(message: ListsMessage | null): void {
    $message.set(message);
    if (message && 'tone' in message && message.tone !== 'danger') announce(message.text);
  }

  return {
    $table: table.$table,
    $dialog,
    $message,
    adding,
    selection,
    start,
    sortBy,
    search,
    retry: table.retry,
    reread: table.reread,
    addSelected,
    askToDelete,
    open,
    close: () => $dialog.set(null),
    tell,
  };
}

function listsOf(result: Result<ListsReading>): Result<readonly ShoppingList[]> {
  return result.ok ? { ok: true, value: result.value.lists } : result;
}
