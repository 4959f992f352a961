import { atom, type ReadableAtom } from 'nanostores';
import { type ListContents, readFriendList, sortFriendListItems } from '../../shared/api/friend-lists.ts';
import type { ListItemsReading } from '../../shared/api/list-rows.ts';
import { searchListItems } from '../../shared/api/list-searching.ts';
import type { Result } from '../../shared/api/result.ts';
import { LIST_LIMITS, type ListItem, type ListItemSortKey } from '../../shared/domain/shopping-list.ts';
import { nextSort } from '../../shared/domain/sort.ts';
import { announce } from '../../shared/page/announce.ts';
import { fill } from '../../shared/page/messages.ts';
import { changeQuery, readQuery } from '../../shared/page/page-query.ts';
import { readTableQuery, tableQuery } from '../../shared/page/table-query.ts';
import { $session } from '../../shared/stores/session.ts';
import { createTableView, type TableQuery, type TableView } from '../../shared/stores/table-view.ts';
import { messages } from './list-detail-messages.ts';

/** The items of a list, as the page's address asks for them. */
export interface ListItemsTable {
  $table: TableView<ListContents, ListItem, ListItemSortKey>['$table'];
  /** What stands in the search box. */
  $text: ReadableAtom<string>;
  /** Shows what the address says. */
  showAddress(): void;
  sort(key: ListItemSortKey): void;
  /** Searches for what is being typed, once the typing pauses. */
  type(text: string): void;
  /** Searches at once; empty text shows all items again. */
  search(text: string): Promise<void>;
  retry(): Promise<void>;
  reread(): Promise<void>;
  end(): void;
}

/** How long nothing is typed before the list is searched. */
const TYPING_PAUSE_MS = 250;
const KEYS: readonly ListItemSortKey[] = ['displayName', 'catalogRefId', 'quantityDesired', 'price'];

/** Makes the table of one page. The list is read as one of its owner's, who is the visitor. */
export function createListItemsTable(): ListItemsTable {
  const $text = atom('');
  let pause: ReturnType<typeof setTimeout> | undefined;
  const { $table, ask, retry, reread, end } = createTableView<ListContents, ListItem, ListItemSortKey>(
    {
      read: (listId, options) => {
        const { profileId = '' } = $session.get().visitor;
        return readFriendList({ listId, profileId }, options);
      },
      rowsOf: ({ items }) => items,
      readSorted: async (id, sort, options) => itemsOf(await sortFriendListItems(id, sort, options)),
      readFound: async ({ id, search }, options) =>
        itemsOf(await searchListItems({ text: search, listId: id }, options)),
      keyOf: ({ key }) => key,
      // A search tells of products, not of rows, and other replies may leave out a row's own id.
      idOf: ({ productId }) => productId,
    },
    { id: '', search: '' },
  );

  /** What the address asks for. Prices that are not shown do not show in an order either. */
  function queryOfPage(): TableQuery<ListItemSortKey> {
    const { showsPrices } = $session.get().visitor;
    const keys = KEYS.filter((key) => showsPrices || key !== 'price');
    return { id: readQuery().get('giftlistId') ?? '', ...readTableQuery(keys, LIST_LIMITS.search) };
  }

  async function search(text: string): Promise<void> {
    clearTimeout(pause);
    $text.set(text);
    const wanted = text.trim();
    const { query, failure } = $table.get();
    if (wanted === query.search && !failure) return;
    changeQuery(tableQuery({ ...query, search: wanted }), 'replace');
    await ask({ ...query, search: wanted });
    const { busy, shown, rows } = $table.get();
    if (busy || !wanted || shown.search !== wanted) return;
    announce(rows.length === 1 ? messages.oneFound : fill(messages.found, { count: rows.length }));
  }

  return {
    $table,
    $text,
    showAddress() {
      clearTimeout(pause);
      const query = queryOfPage();
      $text.set(query.search);
      void ask(query);
    },
    sort(key) {
      clearTimeout(pause);
      const { query } = $table.get();
      const next = { ...query, sort: nextSort(query.sort, key), search: $text.get().trim() };
      changeQuery(tableQuery(next), 'replace');
      void ask(next);
    },
    type(text) {
      $text.set(text);
      clearTimeout(pause);
      if (!text.trim()) void search(text);
      else pause = setTimeout(() => void search($text.get()), TYPING_PAUSE_MS);
    },
    search,
    retry,
    reread,
    end() {
      clearTimeout(pause);
      end();
    },
  };
}

function itemsOf(result: Result<ListItemsReading>): Result<readonly ListItem[]> {
  return result.ok ? { ok: true, value: result.value.items } : result;
}
