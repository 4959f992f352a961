/**
 * Sorts and searches the rows of list tables. The server has a call that reads, one that sorts and one that searches;
 * this module combines their replies, so that a search stays while the rows are sorted [2 §7]. Loaded once the page is
 * shown.
 */
import type { ListContents, ListItemsReading } from '../../api/lists/list-items.ts';
import {
  searchListItems,
  searchLists,
  sortFriendLists,
  sortListItems,
  sortLists,
} from '../../api/lists/list-search.ts';
import type { ListsReading } from '../../api/lists/lists.ts';
import type { ReadOptions } from '../../api/transport/http.ts';
import type { Result } from '../../domain/failure.ts';
import { arrangeRows, narrowRows } from '../../domain/lists/list-rows.ts';
import type {
  ListItem,
  ListItemSortKey,
  ListSortKey,
  ShoppingList,
} from '../../domain/lists/shopping-list.ts';
import type { Sort } from '../../domain/table.ts';
import type { TableAnswer, TableFailure, TableRead } from '../table-answer.ts';
import type { AnswerQuery, ListReplies } from './list-table.ts';

type AnswerListsQuery = AnswerQuery<ListsReading, ShoppingList, ListSortKey>;

/** Sorts and searches a table of the shopper's own lists. */
export const answerOwnQuery: AnswerListsQuery = (request, read) =>
  combineReplies<ListsReading, ListsReading, ShoppingList, ListSortKey>({
    ...callsFor(false),
    read,
    sort: (_, sort, options) => sortLists(sort, options),
  })(request);

/** Sorts and searches a table of another customer's lists. */
export const answerFriendQuery: AnswerListsQuery = (request, read) =>
  combineReplies<ListsReading, ListsReading, ShoppingList, ListSortKey>({
    ...callsFor(true),
    read,
    sort: sortFriendLists,
  })(request);

function callsFor(ofFriend: boolean) {
  type Calls = ListCalls<ListsReading, ListsReading, ShoppingList, ListSortKey>;
  const calls: Omit<Calls, 'read' | 'sort'> = {
    search: ({ contents, text }, options) => {
      const listIds = contents.lists.map(({ id }) => id);
      return searchLists({ text, listIds, ofFriend }, options);
    },
    rowsOf: ({ lists }) => lists,
    keyOf: ({ id }) => id,
    idOf: ({ id }) => id,
  };
  return calls;
}

/** Sorts and searches a table of list items. */
export const answerItemsQuery: AnswerQuery<ListContents, ListItem, ListItemSortKey> = (request, read) =>
  combineReplies<ListItemsReading, ListContents, ListItem, ListItemSortKey>({
    read,
    sort: sortListItems,
    search: ({ id, text }, options) => searchListItems({ text, listId: id }, options),
    rowsOf: ({ items }) => items,
    keyOf: ({ key }) => key,
    // A search finds products, not rows, and other replies may leave out a row's own id.
    idOf: ({ productId }) => productId,
  })(request);

/** The calls for one kind of rows. */
interface ListCalls<Reply, Contents extends Reply, Row, Key extends string> {
  read: (id: string, options: ReadOptions) => Promise<Result<Contents>>;
  /** Reads all rows, sorted. */
  sort: (id: string, sort: Sort<Key>, options: ReadOptions) => Promise<Result<Reply>>;
  /** Reads the rows that match, in no particular order. */
  search: (
    query: { id: string; contents: Contents; text: string },
    options: ReadOptions,
  ) => Promise<Result<Reply>>;
  rowsOf: (reply: Reply) => readonly Row[];
  keyOf: (row: Row) => string;
  /** Identifies a row across replies. */
  idOf: (row: Row) => string;
}

/**
 * Creates the function that answers a table's query. It makes up to three calls at once and skips calls whose reply is
 * still valid.
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

function failureOf(action: TableFailure['action'], result: Result<unknown>): TableFailure | undefined {
  return result.ok ? undefined : { action, failure: result.failure };
}

function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}
