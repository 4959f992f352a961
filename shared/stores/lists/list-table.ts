/**
 * Where the rows of list tables come from. The server has a call that reads, one that sorts and one that searches; what
 * they answer is combined here, so that a search stays while the rows are sorted [2 §7].
 */

import type { ListItemsReading } from '../../api/lists/list-items.ts';
import { type ListContents, readList, searchListItems, sortListItems } from '../../api/lists/list-items.ts';
import type { ListsReading } from '../../api/lists/lists.ts';
import { searchLists } from '../../api/lists/lists.ts';
import type { ReadOptions } from '../../api/transport/http.ts';
import type { Result } from '../../domain/failure.ts';
import { arrangeRows, narrowRows } from '../../domain/lists/list-rows.ts';
import {
  LIST_LIMITS,
  type ListItem,
  type ListItemSortKey,
  type ListSortKey,
  type ShoppingList,
} from '../../domain/lists/shopping-list.ts';
import type { Sort } from '../../domain/table.ts';
import { $session } from '../session.ts';
import type { Table, TableAnswer, TableFailure, TableOptions, TableRead } from '../table.ts';

/** The replies behind the rows that are shown: one that is still valid is not asked for again. */
export interface ListReplies<Contents, Row, Key extends string> {
  /** All rows in the server's own order, and what stands around them. */
  contents: Contents;
  sorted?: { sort: Sort<Key>; rows: readonly Row[] };
  /** In no certain order. */
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

type SourceOf<Row, Key extends string, More> = Pick<
  TableOptions<Row, Key, More>,
  'address' | 'read' | 'keyOf' | 'steps'
>;

/**
 * Gives what a table of lists needs of the server.
 * @param calls.idParameter the parameter of the page's address that says whose lists they are
 * @param calls.ofFriend the lists are another customer's
 */
export function listsSource(calls: {
  read: (id: string, options: ReadOptions) => Promise<Result<ListsReading>>;
  sort: (id: string, sort: Sort<ListSortKey>, options: ReadOptions) => Promise<Result<ListsReading>>;
  ofFriend: boolean;
  idParameter?: string;
}): SourceOf<ShoppingList, ListSortKey, ListReplies<ListsReading, ShoppingList, ListSortKey>> {
  return {
    address: () => ({
      idParameter: calls.idParameter,
      sortKeys: keysFor<ListSortKey>(['eventName', 'creationDate', 'quantity', 'total'], 'total'),
      searchLimit: LIST_LIMITS.search,
    }),
    read: combineReplies<ListsReading, ListsReading, ShoppingList, ListSortKey>({
      ...calls,
      search: ({ contents, text }, options) => {
        const listIds = contents.lists.map(({ id }) => id);
        return searchLists({ text, listIds, ofFriend: calls.ofFriend }, options);
      },
      rowsOf: ({ lists }) => lists,
      keyOf: ({ id }) => id,
      idOf: ({ id }) => id,
    }),
    keyOf: ({ id }) => id,
    steps: ['search'],
  };
}

/**
 * Gives what a table of list items needs of the server; the page's address says which list as `giftlistId`. The search
 * follows the typing.
 * @param profileIdOf gives the list's owner
 */
export function listItemsSource(
  profileIdOf: () => string,
): SourceOf<ListItem, ListItemSortKey, ListItemsReplies> {
  return {
    address: () => ({
      idParameter: 'giftlistId',
      sortKeys: keysFor<ListItemSortKey>(
        ['displayName', 'catalogRefId', 'quantityDesired', 'price'],
        'price',
      ),
      searchLimit: LIST_LIMITS.search,
    }),
    read: combineReplies<ListItemsReading, ListContents, ListItem, ListItemSortKey>({
      read: (listId, options) => readList({ listId, profileId: profileIdOf() }, options),
      sort: sortListItems,
      search: ({ id, text }, options) => searchListItems({ text, listId: id }, options),
      rowsOf: ({ items }) => items,
      keyOf: ({ key }) => key,
      // A search tells of products, not of rows, and other replies may leave out a row's own id.
      idOf: ({ productId }) => productId,
    }),
    keyOf: ({ key }) => key,
    steps: [],
  };
}

/** A visitor who is not shown prices cannot sort by them either [2 §6]. */
function keysFor<Key extends string>(keys: readonly Key[], priceKey: Key): readonly Key[] {
  return $session.get().visitor.showsPrices ? keys : keys.filter((key) => key !== priceKey);
}

/** The calls for one kind of rows. */
interface ListCalls<Reply, Contents extends Reply, Row, Key extends string> {
  read: (id: string, options: ReadOptions) => Promise<Result<Contents>>;
  /** Reads all rows in an order. */
  sort: (id: string, sort: Sort<Key>, options: ReadOptions) => Promise<Result<Reply>>;
  /** Reads some of the rows, in no certain order. */
  search: (
    query: { id: string; contents: Contents; text: string },
    options: ReadOptions,
  ) => Promise<Result<Reply>>;
  rowsOf: (reply: Reply) => readonly Row[];
  keyOf: (row: Row) => string;
  /** Tells rows of different replies that mean the same thing. */
  idOf: (row: Row) => string;
}

/**
 * Makes the function that answers a table's query. It makes up to three calls at once; a call whose reply is still
 * valid is left out.
 */
export function combineReplies<Reply, Contents extends Reply, Row extends object, Key extends string>(
  calls: ListCalls<Reply, Contents, Row, Key>,
) {
  type Replies = ListReplies<Contents, Row, Key>;
  const { rowsOf } = calls;

  function rowsBehind({ contents, sorted, found }: Replies): readonly Row[] {
    const all = rowsOf(contents);
    const rows = sorted ? arrangeRows(all, sorted.rows, calls) : all;
    return found ? narrowRows(rows, found.rows, calls) : rows;
  }

  return async (request: TableRead<Row, Key, Replies>): Promise<Result<TableAnswer<Row, Key, Replies>>> => {
    const { query, before, outdated, signal } = request;
    const { id, sort, search } = query;
    const known = outdated || before?.query.id !== id ? null : before;
    const reading = known ? Promise.resolve(ok(known.contents)) : calls.read(id, { signal });

    async function readSorted(): Promise<Result<Replies['sorted']>> {
      if (!sort || isSameSort(sort, known?.sorted?.sort)) return ok(sort && known?.sorted);
      const result = await calls.sort(id, sort, { signal });
      return result.ok ? ok({ sort, rows: rowsOf(result.value) }) : result;
    }

    async function readFound(): Promise<Result<Replies['found']>> {
      if (!search || search === known?.found?.search) return ok(search ? known?.found : undefined);
      const read = await reading;
      const result = read.ok
        ? await calls.search({ id, contents: read.value, text: search }, { signal })
        : read;
      return result.ok ? ok({ search, rows: rowsOf(result.value) }) : result;
    }

    const [read, sorted, found] = await Promise.all([reading, readSorted(), readFound()]);
    if (!read.ok) return read;
    const replies = {
      contents: read.value,
      sorted: sorted.ok ? sorted.value : known?.sorted,
      found: found.ok ? found.value : known?.found,
    };
    return ok({
      ...replies,
      query: { ...query, sort: replies.sorted?.sort, search: replies.found?.search ?? '' },
      rows: rowsBehind(replies),
      sort: replies.sorted?.sort,
      failure: failureOf('sort', sorted) ?? failureOf('search', found),
    });
  };
}

function isSameSort<Key extends string>(one: Sort<Key>, other?: Sort<Key>): boolean {
  return one.key === other?.key && one.ascending === other.ascending;
}

function failureOf(part: TableFailure['part'], result: Result<unknown>): TableFailure | undefined {
  return result.ok ? undefined : { part, failure: result.failure };
}

function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}
