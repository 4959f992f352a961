import { atom, type ReadableAtom } from 'nanostores';
import { type ListContents, readFriendList, sortFriendListItems } from '../../shared/api/friend-lists.ts';
import type { ListItemsReading } from '../../shared/api/list-rows.ts';
import { searchListItems } from '../../shared/api/list-searching.ts';
import type { Result } from '../../shared/api/result.ts';
import { permissionsFor } from '../../shared/domain/permissions.ts';
import { LIST_LIMITS, type ListItem, type ListItemSortKey } from '../../shared/domain/shopping-list.ts';
import { nextSort } from '../../shared/domain/sort.ts';
import { announce } from '../../shared/page/announce.ts';
import { fill } from '../../shared/page/messages.ts';
import { changeQuery, readQuery, whenQueryChanges } from '../../shared/page/page-query.ts';
import { onPageRestored } from '../../shared/page/page-restored.ts';
import { readTableQuery, tableQuery } from '../../shared/page/table-query.ts';
import { createListCopying, type ListCopying } from '../../shared/stores/list-copying.ts';
import { $session } from '../../shared/stores/session.ts';
import { createTableView, type TableQuery, type TableView } from '../../shared/stores/table-view.ts';
import { listName } from '../../shared/ui/list-name.ts';
import { createSelection, type Selection } from '../../shared/ui/selection.ts';
import { foundText } from './found-text.ts';
import { createItemAdding, type ItemAdding } from './item-adding.ts';
import { createOwnerLists, type OwnerLists } from './owner-lists.ts';
import { messages } from './public-list-messages.ts';

/** How long nothing is typed before the list is searched. */
const TYPING_PAUSE_MS = 250;

type Query = TableQuery<ListItemSortKey>;

/** One widget's list of another customer, and what the shopper does with it. */
export interface PublicListState {
  $table: TableView<ListContents, ListItem, ListItemSortKey>['$table'];
  /** What stands in the search box. */
  $text: ReadableAtom<string>;
  owner: Pick<OwnerLists, '$lists'>;
  selection: Selection;
  adding: ItemAdding;
  copying: ListCopying;
  /** Whose list it is. */
  profileId(): string;
  /** Shows what the page's address says, also after Back and Forward. @returns ends it */
  start(): () => void;
  /** Shows another list of the same owner. */
  show(listId: string): Promise<void>;
  sort(key: ListItemSortKey): void;
  /** Searches for what is being typed, once the typing pauses. */
  type(text: string): void;
  /** Searches at once; empty text shows all items again. */
  search(text: string): Promise<void>;
  retry(): void;
  copy(): void;
}

/** Makes the state of one widget [2 §2]. */
export function createPublicList(): PublicListState {
  const $text = atom('');
  const owner = createOwnerLists();
  const selection = createSelection();
  const copying = createListCopying();
  let profileId = '';
  let pause: ReturnType<typeof setTimeout> | undefined;
  let contents: ListContents | null = null;

  const table = createTableView<ListContents, ListItem, ListItemSortKey>(
    {
      read: (listId, options) => readFriendList({ listId, profileId }, options),
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
  const { $table } = table;
  const adding = createItemAdding($table, selection);

  /** Of the rows that a search leaves out, those that are ticked stay ticked. */
  function follow({ whole, rows }: ReturnType<typeof $table.get>): void {
    if (whole?.list.id !== contents?.list.id) selection.clear();
    if (whole && whole !== contents) owner.learn(profileId, whole);
    contents = whole;
    const ticked = whole?.items.filter(({ key }) => selection.selected.peek().has(key)) ?? [];
    selection.offer([...new Set([...rows, ...ticked].map(({ key }) => key))]);
  }

  /** What the page's address asks for. Prices that are not shown do not show in an order either. */
  function queryOfPage(): Query {
    const { seesPrices } = permissionsFor($session.get().visitor, 'standard');
    const keys: ListItemSortKey[] = ['displayName', 'catalogRefId', 'quantityDesired'];
    if (seesPrices) keys.push('price');
    const query = readQuery();
    profileId = query.get('profileId') ?? '';
    return { id: query.get('giftlistId') ?? '', ...readTableQuery(keys, LIST_LIMITS.search) };
  }

  function showAddress(): void {
    clearTimeout(pause);
    const query = queryOfPage();
    $text.set(query.search);
    void table.ask(query);
  }

  function ask(part: Partial<Query>, how: 'push' | 'replace'): Promise<void> {
    clearTimeout(pause);
    const query = { ...$table.get().query, ...part };
    changeQuery({ ...tableQuery(query), giftlistId: query.id }, how);
    return table.ask(query);
  }

  async function search(text: string): Promise<void> {
    $text.set(text);
    const wanted = text.trim();
    const { query, failure } = $table.get();
    if (wanted === query.search && failure?.part !== 'search') return clearTimeout(pause);
    await ask({ search: wanted }, 'replace');
    const { busy, shown, rows, failure: failed } = $table.get();
    if (!busy && !failed && wanted && shown.search === wanted) announce(foundText(rows.length, wanted));
  }

  async function show(listId: string): Promise<void> {
    const { busy, query } = $table.get();
    if (listId === query.id) return;
    $text.set('');
    // Passing by several lists on the way to one is a single step back.
    const passing = busy && contents !== null && contents.list.id !== query.id;
    await ask({ id: listId, search: '' }, passing ? 'replace' : 'push');
    const { whole, rows } = $table.get();
    if (whole?.list.id !== listId) return;
    const name = listName(whole.list);
    announce(fill(rows.length === 1 ? messages.shownOne : messages.shownMany, { name, count: rows.length }));
  }

  return {
    $table,
    $text,
    owner,
    selection,
    adding,
    copying,
    profileId: () => profileId,
    start() {
      const stops = [
        $table.listen(follow),
        whenQueryChanges(showAddress),
        onPageRestored(() => void table.reread()),
      ];
      showAddress();
      return () => {
        clearTimeout(pause);
        for (const stop of stops) stop();
        table.end();
        owner.end();
      };
    },
    show,
    sort(key) {
      const sort = nextSort($table.get().query.sort, key);
      void ask({ sort, search: $text.get().trim() }, 'replace');
    },
    type(text) {
      $text.set(text);
      clearTimeout(pause);
      if (!text.trim()) void search(text);
      else pause = setTimeout(() => void search($text.get()), TYPING_PAUSE_MS);
    },
    search,
    retry: () => void table.retry(),
    copy() {
      const list = $table.get().whole?.list;
      if (list) copying.begin({ ...list, profileId });
    },
  };
}

function itemsOf(result: Result<ListItemsReading>): Result<readonly ListItem[]> {
  return result.ok ? { ok: true, value: result.value.items } : result;
}
