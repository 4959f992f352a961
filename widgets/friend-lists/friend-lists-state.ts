import { readFriendLists, sortFriendLists } from '../../shared/api/friend-lists.ts';
import type { ListsReading } from '../../shared/api/list-rows.ts';
import { searchLists } from '../../shared/api/list-searching.ts';
import { addListsToCart } from '../../shared/api/list-to-cart.ts';
import { permissionsFor } from '../../shared/domain/permissions.ts';
import { LIST_LIMITS, type ListSortKey, type ShoppingList } from '../../shared/domain/shopping-list.ts';
import { nextSort } from '../../shared/domain/sort.ts';
import { announce } from '../../shared/page/announce.ts';
import { changeQuery, readQuery, whenQueryChanges } from '../../shared/page/page-query.ts';
import { onPageRestored } from '../../shared/page/page-restored.ts';
import { readTableQuery, tableQuery } from '../../shared/page/table-query.ts';
import { createListAdding, type ListAdding } from '../../shared/stores/list-adding.ts';
import { createListCopying, type ListCopying } from '../../shared/stores/list-copying.ts';
import { $session } from '../../shared/stores/session.ts';
import {
  createTableView,
  type TableQuery,
  type TableSource,
  type TableView,
} from '../../shared/stores/table-view.ts';
import { foundText } from './found-text.ts';

type Query = TableQuery<ListSortKey>;

/** One widget's lists of another customer, and what the shopper does with them. */
export interface FriendListsState {
  $table: TableView<ListsReading, ShoppingList, ListSortKey>['$table'];
  adding: ListAdding;
  copying: ListCopying;
  /** Shows what the page's address says, also after Back and Forward. @returns ends it */
  start(): () => void;
  sort(key: ListSortKey): void;
  /** Empty text shows all lists again. */
  search(text: string): void;
  retry(): void;
  copy(list: ShoppingList): void;
  addToCart(list: ShoppingList): Promise<boolean>;
}

const SOURCE: TableSource<ListsReading, ShoppingList, ListSortKey> = {
  read: readFriendLists,
  rowsOf: ({ lists }) => lists,
  readSorted: async (id, sort, options) => rowsOf(await sortFriendLists(id, sort, options)),
  readFound: async ({ search, whole }, options) => {
    const listIds = whole.lists.map(({ id }) => id);
    return rowsOf(await searchLists({ text: search, listIds, ofFriend: true }, options));
  },
  keyOf: ({ id }) => id,
  idOf: ({ id }) => id,
};

type ListsResult = Awaited<ReturnType<typeof readFriendLists>>;

function rowsOf(result: ListsResult) {
  return result.ok ? { ok: result.ok, value: result.value.lists } : result;
}

/** Makes the state of one widget [2 §2]. */
export function createFriendLists(): FriendListsState {
  const table = createTableView(SOURCE, queryOfPage());
  const adding = createListAdding();
  const copying = createListCopying();
  const profileId = () => table.$table.get().query.id;

  function ask(part: Partial<Query>, how: 'push' | 'replace'): Promise<void> {
    const query = { ...table.$table.get().query, ...part };
    changeQuery(tableQuery(query), how);
    return table.ask(query);
  }

  async function search(text: string): Promise<void> {
    const wanted = text.trim();
    await ask({ search: wanted }, 'push');
    const { busy, shown, rows, failure } = table.$table.get();
    if (!busy && !failure && wanted && shown.search === wanted) announce(foundText(rows.length, wanted));
  }

  return {
    $table: table.$table,
    adding,
    copying,
    start() {
      void table.ask(queryOfPage());
      const stops = [
        whenQueryChanges(() => void table.ask(queryOfPage())),
        onPageRestored(() => void table.reread()),
      ];
      return () => {
        for (const stop of stops) stop();
        table.end();
      };
    },
    sort: (key) => void ask({ sort: nextSort(table.$table.get().query.sort, key) }, 'replace'),
    search: (text) => void search(text),
    retry: () => void table.retry(),
    copy: (list) => copying.begin({ ...list, profileId: profileId() }),
    addToCart: ({ id }) => adding.add(id, () => addListsToCart([id])),
  };
}

/** What the page's address asks for. Prices that are not shown do not show in an order either. */
function queryOfPage(): Query {
  const { seesPrices } = permissionsFor($session.get().visitor, 'standard');
  const keys: ListSortKey[] = ['eventName', 'creationDate', 'quantity'];
  if (seesPrices) keys.push('total');
  return { id: readQuery().get('id') ?? '', ...readTableQuery(keys, LIST_LIMITS.search) };
}
