/**
 * Reads the rows of list tables. The first rows need one call; sorting and searching are in
 * `list-queries.ts`, which is loaded later.
 */
import type { ListContents } from '../../api/lists/list-items.ts';
import type { ListsReading } from '../../api/lists/lists.ts';
import type { ReadOptions } from '../../api/transport/http.ts';
import type { Result } from '../../domain/failure.ts';
import {
  ITEMS_ON_PAGE,
  LIST_LIMITS,
  type ListItem,
  type ListItemSortKey,
  type ListSortKey,
  type ShoppingList,
} from '../../domain/lists/shopping-list.ts';
import type { Sort } from '../../domain/table.ts';
import { lazyModule } from '../../page/lazy/lazy-module.ts';
import { $session } from '../session.ts';
import type { Table, TableOptions } from '../table.ts';
import type { TableAnswer, TableRead } from '../table-answer.ts';

/** The replies behind the rows that are shown. A reply that is still valid isn't requested again. */
export interface ListReplies<Contents, Row, Key extends string> {
  /** All rows in the server's own order, and the data sent with them. */
  contents: Contents;
  sorted?: { sort: Sort<Key>; rows: readonly Row[] };
  /** In no particular order. */
  found?: { search: string; rows: readonly Row[] };
}

/** A table of lists. */
export type ListsTable = Table<
  ShoppingList,
  ListSortKey,
  ListReplies<ListsReading, ShoppingList, ListSortKey>
>;

type ListItemsReplies = ListReplies<ListContents, ListItem, ListItemSortKey>;

/** A table of the items of one list. */
export type ListItemsTable = Table<ListItem, ListItemSortKey, ListItemsReplies>;

/** The items that are shown, with their list. */
export type ShownListItems = TableAnswer<ListItem, ListItemSortKey, ListItemsReplies>;

type Answer<Contents, Row, Key extends string> = Promise<
  Result<TableAnswer<Row, Key, ListReplies<Contents, Row, Key>>>
>;

type Read<Contents> = (id: string, options: ReadOptions) => Promise<Result<Contents>>;

/** Answers a query that sorts or searches, or follows one that did. */
export type AnswerQuery<Contents, Row, Key extends string> = (
  request: TableRead<Row, Key, ListReplies<Contents, Row, Key>>,
  read: Read<Contents>,
) => Answer<Contents, Row, Key>;

/** The source of the rows. */
interface ListCalls<Module, Contents, Row, Key extends string> {
  read: Read<Contents>;
  /** Loads a module with the functions of `list-queries.ts`. */
  load: () => Promise<Module>;
  /** Picks the function that sorts and searches these rows. */
  answerOf: (module: Module) => AnswerQuery<Contents, Row, Key>;
}

type SourceOf<Row, Key extends string, More> = Pick<
  TableOptions<Row, Key, More>,
  'address' | 'read' | 'keyOf' | 'steps'
>;

/**
 * Returns the source for a table of lists.
 * @param calls.idParameter the parameter of the page's address that names the owner
 */
export function listsSource<Module>(
  calls: ListCalls<Module, ListsReading, ShoppingList, ListSortKey> & { idParameter?: string },
): SourceOf<ShoppingList, ListSortKey, ListReplies<ListsReading, ShoppingList, ListSortKey>> {
  return {
    address: () => ({
      idParameter: calls.idParameter,
      sortKeys: keysFor<ListSortKey>(['eventName', 'creationDate', 'quantity', 'total'], 'total'),
      searchLimit: LIST_LIMITS.search,
    }),
    read: readerOf(calls, ({ lists }) => lists),
    keyOf: ({ id }) => id,
    steps: ['search'],
  };
}

/**
 * Returns the source for a table of list items. The page's address names the list as `giftlistId`. The search
 * follows the typing.
 */
export function listItemsSource<Module>(
  calls: ListCalls<Module, ListContents, ListItem, ListItemSortKey>,
): SourceOf<ListItem, ListItemSortKey, ListItemsReplies> {
  return {
    address: () => ({
      idParameter: 'giftlistId',
      sortKeys: keysFor<ListItemSortKey>(
        ['displayName', 'catalogRefId', 'quantityDesired', 'price'],
        'price',
      ),
      searchLimit: LIST_LIMITS.search,
      pageSizes: [ITEMS_ON_PAGE],
    }),
    read: readerOf(calls, ({ items }) => items),
    keyOf: ({ key }) => key,
    steps: [],
  };
}

/** Visitors who see no prices can't sort by them either [2 §6]. */
function keysFor<Key extends string>(keys: readonly Key[], priceKey: Key): readonly Key[] {
  return $session.get().visitor.showsPrices ? keys : keys.filter((key) => key !== priceKey);
}

/** Creates the function that answers a table's query. */
function readerOf<Module, Contents, Row, Key extends string>(
  { read, load, answerOf }: ListCalls<Module, Contents, Row, Key>,
  rowsOf: (contents: Contents) => readonly Row[],
) {
  const queries = lazyModule(load);
  return async (
    request: TableRead<Row, Key, ListReplies<Contents, Row, Key>>,
  ): Answer<Contents, Row, Key> => {
    const { query, before, outdated, signal } = request;
    const { id, sort, search } = query;
    const isNew = outdated || before?.query.id !== id;
    // Requested at once, while the code that sorts and searches may still be loading.
    const reading = isNew ? read(id, { signal }) : undefined;
    if (reading && !sort && !search) {
      const result = await reading;
      if (!result.ok) return result;
      const { value: contents } = result;
      return { ok: true, value: { contents, query, rows: rowsOf(contents), sort: undefined } };
    }
    return queries.call((module) => answerOf(module)(request, reading ? () => reading : read));
  };
}
