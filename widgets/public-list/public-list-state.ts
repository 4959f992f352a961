import { readList } from '../../shared/api/lists/list-items.ts';
import { loadListSurroundings } from '../../shared/connected/lists/list-page.tsx';
import { pageOfRows } from '../../shared/domain/table.ts';
import { announce } from '../../shared/page/announce.ts';
import { readQuery } from '../../shared/page/links/page-query.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { createListCopying, type ListCopying } from '../../shared/stores/lists/list-copying.ts';
import {
  type ListItemsTable,
  listItemsSource,
  type ShownListItems,
} from '../../shared/stores/lists/list-table.ts';
import { createSelection, type Selection } from '../../shared/stores/lists/selection.ts';
import { createTable } from '../../shared/stores/table.ts';
import { listName } from '../../shared/ui/lists/list-name.ts';
import { foundTextOf } from '../../shared/ui/lists/list-table.tsx';
import { createItemAdding, type ItemAdding } from './item-adding.ts';
import { createOwnerLists, type OwnerLists } from './owner-lists.ts';

const messages = defineMessages('public-list', {
  shown: '{name}, {count} {count:item|items}.',
  found: '{count} {count:item|items} found.',
  foundNone: 'No items match “{text}”.',
});

/** The sentence with the number of search results. */
export const foundItemsText = foundTextOf(messages);

/** One widget's list of another customer, and the shopper's actions on it. */
export interface PublicListState {
  table: ListItemsTable;
  owner: Pick<OwnerLists, '$lists'>;
  selection: Selection;
  adding: ItemAdding;
  copying: ListCopying;
  /** The owner of the list. */
  profileId(): string;
  /** Shows the rows for the page's address, also after Back and Forward. @returns unsubscribe */
  start(): () => void;
  /** Shows another list of the same owner. */
  show(listId: string): Promise<void>;
  copy(): void;
}

/** Creates the state of one widget [2 §2 Public list]. */
export function createPublicList(): PublicListState {
  const owner = createOwnerLists();
  const selection = createSelection();
  const copying = createListCopying();
  const table: ListItemsTable = createTable({
    ...listItemsSource({
      read: (listId, options) => readList({ listId, profileId: profileId() }, options),
      load: loadListSurroundings,
      answerOf: ({ answerItemsQuery }) => answerItemsQuery,
    }),
    foundText: foundItemsText,
    onShown,
  });
  const adding = createItemAdding(table, selection);

  function profileId(): string {
    return readQuery().get('profileId') ?? '';
  }

  /** Keeps the ticks of rows on other pages or hidden by a search. */
  function onShown({ query, rows, contents }: ShownListItems, before: ShownListItems | null): void {
    if (query.id !== before?.query.id) selection.clear();
    if (contents !== before?.contents) owner.learn(profileId(), contents);
    const keysOf = (items: readonly { key: string }[]) => items.map(({ key }) => key);
    selection.offer(keysOf(pageOfRows(rows, query).rows), keysOf(contents.items));
  }

  async function show(listId: string): Promise<void> {
    const { busy, query, shown } = table.$state.get();
    if (listId === query.id) return;
    // Choosing several lists in a row adds a single step for Back.
    const isPassing = busy && shown !== null && shown.query.id !== query.id;
    await table.show({ id: listId, search: '', page: 1 }, isPassing ? 'replace' : 'push');
    const { shown: now } = table.$state.get();
    if (now?.query.id !== listId) return;
    const { length: count } = now.rows;
    const name = listName(now.contents.list);
    announce(fill(messages.shown, { name, count }));
  }

  return {
    table,
    owner,
    selection,
    adding,
    copying,
    profileId,
    start() {
      const close = table.open();
      return () => {
        close();
        owner.end();
      };
    },
    show,
    copy() {
      const list = table.$state.get().shown?.contents.list;
      if (list) copying.begin({ ...list, profileId: profileId() });
    },
  };
}
